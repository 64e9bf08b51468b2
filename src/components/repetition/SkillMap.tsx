import { ButtonLink } from '#src/components/ui/Button.tsx';
import { paths } from '#src/domain/paths.ts';
import type { Knowledge } from '#src/domain/repetition/questionCard.ts';
import { chapterWords, skillWord, skillWords } from '#src/domain/repetition/repetitionWords.ts';
import type { Skill, SkillChapter } from '#src/domain/repetition/skillMap.ts';
import { SkillMark } from './SkillMark.tsx';
import './repetition.css';

interface Props {
  /** Those that somebody has begun. */
  chapters: readonly SkillChapter[];
}

const legend: Knowledge[] = ['new', 'practised', 'known', 'fading'];

/** „Čo už vieš“: the lectures of a course by what somebody knows of them, said by shape and word. */
export function SkillMap({ chapters }: Props) {
  const fading = chapters.flatMap(({ skills }) => skills).filter(({ knowledge }) => knowledge === 'fading').length;
  return (
    <section aria-labelledby="co-uz-vies">
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="co-uz-vies" className="text-h2">
          Čo už vieš
        </h2>
        {fading > 0 && (
          <ButtonLink kind="quiet" size="small" href={paths.repetition()}>
            Zopakovať slabnúce ({fading})
          </ButtonLink>
        )}
      </div>
      <ul aria-label="Značky" className="mt-3 mb-4 flex flex-wrap gap-x-6 gap-y-2">
        {legend.map((knowledge) => (
          <li key={knowledge} className="flex items-center gap-2 text-md">
            <SkillMark knowledge={knowledge} />
            {skillWord(knowledge)}
          </li>
        ))}
      </ul>
      <ol className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-lg border border-line">
        {chapters.map(({ id, name, skills }) => (
          <li key={id} className="skill-chapter grid grid-cols-1">
            <div className="bg-surface px-4.5 py-3 m:border-r m:border-line">
              <h3 className="text-md leading-snug">{name}</h3>
              <p className="text-sm text-muted">{chapterWords(skills.map(({ knowledge }) => knowledge))}</p>
            </div>
            <ul className="grid grid-cols-1 content-center gap-x-5 px-4.5 py-2 s:grid-cols-2">
              {skills.map((skill) => (
                <SkillCell key={skill.lectureId} {...skill} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SkillCell({ name, knowledge, daysAgo }: Skill) {
  return (
    <li className="flex min-h-13 items-center gap-2.5 py-1">
      <SkillMark knowledge={knowledge} />
      <span className="grid min-w-0 leading-snug">
        <span className="text-md wrap-anywhere">{name}</span>
        <span className={`text-sm ${knowledge === 'fading' ? 'font-strong text-accent-text' : 'text-muted'}`}>
          {skillWords(knowledge, daysAgo)}
        </span>
      </span>
    </li>
  );
}
