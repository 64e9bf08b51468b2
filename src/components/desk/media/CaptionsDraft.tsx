import { useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { draftCues, writeVtt } from '#src/domain/captionsDraft.ts';
import { formatNumber } from '#src/domain/number.ts';
import { formOf } from '#src/domain/plural.ts';
import { parseVtt } from '#src/domain/vtt.ts';

interface Props {
  /** Seconds of the film; `null`: unknown. */
  duration: number | null;
  state: 'ready' | 'busy';
  /** Why they were not kept. */
  failure: string | null;
  /** The text of a file of captions. */
  onSave: (vtt: string) => void;
  onClose: () => void;
}

const captions = { one: 'titulok', few: 'titulky', many: 'titulka', other: 'titulkov' };

/** Makes captions of what is said in a film, with its times, to be mended by hand before they are kept. */
export function CaptionsDraft({ duration, state, failure, onSave, onClose }: Props) {
  const [transcript, setTranscript] = useState('');
  /** What was mended by hand; `null`: as it is made of the transcript. */
  const [mended, setMended] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const drafted = draftCues(transcript, duration);
  const vtt = mended ?? (drafted.length > 0 ? writeVtt(drafted) : '');
  const lines = parseVtt(vtt).length;
  const isWritten = transcript.trim() !== '' || mended !== null;
  const error =
    lines > 0 ? null : isWritten ? 'Nie je tu ani jeden titulok s\u00A0časom.' : 'Vlož, čo sa vo filme hovorí.';
  return (
    <Dialog isOpen title="Titulky z&nbsp;prepisu" closeLabel="Zavrieť" onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 text-xs"
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (error === null && state === 'ready') onSave(vtt);
        }}
      >
        <DeskField
          label="Čo sa vo filme hovorí"
          error={isChecked ? error : null}
          help="Časy na začiatku riadkov (0:15) ostanú, medzi nimi sa čas rozdelí podľa dĺžky viet. Poznáme aj SRT."
        >
          {(control) => (
            <textarea
              {...control}
              rows={6}
              value={transcript}
              placeholder={'0:00 Ahoj, dnes si napíšeme prvý cyklus.\n0:12 Cyklus opakuje prácu za nás.'}
              onChange={({ currentTarget }) => {
                setTranscript(currentTarget.value);
                setMended(null);
              }}
            />
          )}
        </DeskField>
        {vtt !== '' && (
          <DeskField
            label="Titulky"
            help="Prehraj si film a&nbsp;oprav, čo nesedí: časy aj slová. Nová zmena v&nbsp;prepise ich pripraví odznova."
          >
            {(control) => (
              <textarea
                {...control}
                rows={10}
                spellCheck={false}
                className={`${control.className} font-mono`}
                value={vtt}
                onChange={({ currentTarget }) => setMended(currentTarget.value)}
              />
            )}
          </DeskField>
        )}
        {failure && (
          <p role="alert" className="text-danger-text">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <DeskButton type="submit" kind="primary" state={state}>
            Uložiť titulky
          </DeskButton>
          <p role="status" className="text-2xs text-muted">
            {lines > 0 && `${formatNumber(lines)}\u00A0${formOf(lines, captions)}`}
          </p>
        </div>
      </form>
    </Dialog>
  );
}
