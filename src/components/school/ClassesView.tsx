import { type FormEvent, useId, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { fieldClass } from '#src/components/ui/FieldFrame.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { maxClassNameLength, mostClasses } from '#src/contract/limits.ts';
import type { ClassDraft, ClassList } from '#src/contract/schoolClass.ts';
import { membersInWords } from '#src/domain/classTable.ts';
import { paths } from '#src/domain/paths.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  list: ClassList;
  state: 'ready' | 'busy' | 'failed';
  onCreate: (draft: ClassDraft) => void;
}

/** A teacher's classes, and the form of a new one. */
export function ClassesView({ list: { items, courses }, state, onCreate }: Props) {
  const courseField = useId();
  const titleId = useId();
  const plansId = useId();
  const [name, setName] = useState('');
  const [courseId, setCourseId] = useState(courses[0]?.id ?? '');
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() && !tooLong(name, maxClassNameLength)) onCreate({ name: name.trim(), courseId });
  };
  return (
    <div className="grid w-full max-w-xl gap-8">
      {items.length > 0 && (
        <section aria-labelledby={titleId} className="grid gap-3">
          <h2 id={titleId} className="text-h3">
            Tvoje triedy
          </h2>
          <ul className="grid gap-2">
            {items.map((one) => (
              <li key={one.id} className="rounded-lg border border-line px-4 py-2 wrap-anywhere">
                <TextLink href={paths.schoolClass(one.id)}>{one.name}</TextLink>
                <p className="text-sm text-muted">
                  {one.course.name}. {membersInWords(one.memberCount)}.
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {items.length < mostClasses ? (
        <form noValidate aria-label="Nová trieda" className="grid gap-5" onSubmit={submit}>
          <h2 className="text-h3">Nová trieda</h2>
          <TextInput
            label="Názov triedy"
            name="name"
            isRequired
            value={name}
            limit={maxClassNameLength}
            hint={'Uvidia ho aj žiaci, napríklad 2.B, informatika.'}
            error={isAsked && !name.trim() ? 'Napíš, ako sa trieda volá.' : null}
            onChange={setName}
          />
          <div className="grid gap-1.5">
            <label htmlFor={courseField} className="font-strong">
              Kurz
            </label>
            <select
              id={courseField}
              value={courseId}
              onChange={({ currentTarget }) => setCourseId(currentTarget.value)}
              className={fieldClass}
            >
              {courses.map(({ id, name: courseName }) => (
                <option key={id} value={id}>
                  {courseName}
                </option>
              ))}
            </select>
          </div>
          {state === 'failed' && (
            <FailureNote>Triedu sa nepodarilo založiť. Názov ti ostal, skús to o&nbsp;chvíľu znova.</FailureNote>
          )}
          <div>
            <Button type="submit" state={state === 'busy' ? 'busy' : 'ready'}>
              Založiť triedu
            </Button>
          </div>
        </form>
      ) : (
        <p className="text-muted">Viac tried naraz mať nemôžeš. Keď niektorú zavrieš, založíš novú.</p>
      )}
      {courses.length > 0 && (
        <section aria-labelledby={plansId} className="grid gap-1">
          <h2 id={plansId} className="text-h3">
            Plány kurzov
          </h2>
          <p className="text-muted">
            Ciele, čas, typické chyby a&nbsp;riešenia úloh, po kapitolách a&nbsp;na vytlačenie.
          </p>
          <ul>
            {courses.map((course) => (
              <li key={course.id}>
                <TextLink href={paths.plan(course.slug)}>{course.name}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
