import { type KeyboardEvent, useRef } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import type { IssueDraft } from '#src/contract/desk/letters/deskNewsletter.ts';
import { issueTextLimit, subjectLimit } from '#src/contract/limits.ts';
import { changeFor, countWords, type MarkdownAct, newsletterActs } from '#src/domain/desk/content/markdownActs.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  draft: IssueDraft;
  onChange: (draft: IssueDraft) => void;
  /** Ctrl S. */
  onSave: () => void;
  /** The groups for which a part of the text can be. */
  groups: readonly { key: string; name: string }[];
}

/** The words of a newsletter, in Markdown. */
export function IssueForm({ draft, onChange, onSave, groups }: Props) {
  const text = useRef<HTMLTextAreaElement>(null);
  const words = countWords(draft.text);

  function put(act: MarkdownAct) {
    const area = text.current;
    if (!area) return;
    const { from, to, insert, select } = changeFor(act, area.value, area.selectionStart, area.selectionEnd, '');
    const changed = area.value.slice(0, from) + insert + area.value.slice(to);
    onChange({ ...draft, text: changed });
    // What was put there is chosen once it is drawn, so that typing writes over the sample.
    area.value = changed;
    area.focus();
    area.setSelectionRange(...select);
  }

  /** Makes what is chosen a part for one group. */
  function putPart(key: string) {
    const area = text.current;
    if (!area) return;
    const { selectionStart: from, selectionEnd: to, value } = area;
    const words = value.slice(from, to) || 'Len pre túto skupinu.';
    const before = value.slice(0, from).replace(/\n*$/, '');
    const start = `${before && `${before}\n\n`}:::pre{skupina="${key}"}\n`;
    const changed = `${start}${words}\n:::\n\n${value.slice(to).replace(/^\n+/, '')}`;
    onChange({ ...draft, text: changed });
    area.value = changed;
    area.focus();
    area.setSelectionRange(start.length, start.length + words.length);
  }

  return (
    <form
      className="grid min-w-0 content-start gap-3"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSave();
      }}
    >
      <DeskField label="Predmet" text={draft.subject} limit={subjectLimit}>
        {(control) => (
          <input
            {...control}
            value={draft.subject}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ ...draft, subject: currentTarget.value })}
          />
        )}
      </DeskField>
      <DeskField
        label="Prvý riadok v schránke"
        text={draft.preheader}
        limit={subjectLimit}
        help="Schránky ho ukážu za predmetom. V&nbsp;samotnom e-maile ho nevidno."
        isOptional
      >
        {(control) => (
          <input
            {...control}
            value={draft.preheader}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ ...draft, preheader: currentTarget.value })}
          />
        )}
      </DeskField>
      <div className="grid min-w-0 gap-1.5">
        <fieldset className="relative flex min-w-0 flex-wrap gap-0.5">
          <legend className="sr-only">Vložiť do textu</legend>
          {newsletterActs.map(({ act, name, sign }) => (
            <button
              key={act}
              type="button"
              aria-label={name}
              title={name}
              onClick={() => put(act)}
              className="inline-flex min-h-9 min-w-9 items-center justify-center rounded-sm px-2 text-2xs font-semibold hover:bg-surface touch:min-h-11 touch:min-w-11"
            >
              {sign.length === 1 ? <b>{sign}</b> : sign}
            </button>
          ))}
        </fieldset>
        {groups.length > 0 && (
          <fieldset className="relative flex min-w-0 flex-wrap items-center gap-1.5 text-2xs">
            <legend className="sr-only">Vložiť odsek len pre skupinu</legend>
            <span aria-hidden className="text-muted">
              Len pre:
            </span>
            {groups.map(({ key, name }) => (
              <DeskButton key={key} size="row" onPress={() => putPart(key)}>
                {name}
              </DeskButton>
            ))}
          </fieldset>
        )}
        <DeskField
          label="Text"
          text={draft.text}
          limit={issueTextLimit}
          help={`${countedAtDesk(words, 'slovo')}. Markdown: # nadpis, **tučné**, [odkaz](/kurzy). Ctrl + S uloží hneď.`}
        >
          {(control) => (
            <textarea
              {...control}
              ref={text}
              rows={20}
              spellCheck
              lang="sk"
              value={draft.text}
              className={`${control.className} resize-y font-mono leading-relaxed`}
              onChange={({ currentTarget }) => onChange({ ...draft, text: currentTarget.value })}
            />
          )}
        </DeskField>
      </div>
    </form>
  );
}
