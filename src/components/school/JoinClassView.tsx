import { type FormEvent, useState } from 'react';
import { PlainScreen } from '#src/components/page/PlainScreen.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { maxNameLength } from '#src/contract/limits.ts';
import type { OpenedClass } from '#src/contract/schoolClass.ts';
import { paths } from '#src/domain/paths.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { OwnClassLine } from './OwnClassLine.tsx';

interface Props {
  /** As it came with the address or was typed. */
  code: string;
  /** `null` while it is not known or comes; the others say why there is none. */
  opened: OpenedClass | 'loading' | 'unknown' | 'too-many' | 'failed' | null;
  /** What the account is called, until something else is typed. */
  knownName: string;
  /** Where whoever is not signed in goes; `null`: they are. */
  signInHref: string | null;
  state: 'ready' | 'busy' | 'failed' | 'full';
  hasLeft: boolean;
  onOpen: (code: string) => void;
  onJoin: (name: string) => void;
  onLeave: () => void;
}

/** /trieda: joins a class; what its teacher will see stands above the button. */
export function JoinClassView(props: Props) {
  const { opened, signInHref, hasLeft } = props;
  const found = typeof opened === 'object' ? opened : null;
  return (
    <PlainScreen title="Pridať sa do triedy" lead="Kód ti povie, kto triedu učí. Učíš sa ďalej pod vlastným účtom.">
      <div className="grid w-full max-w-lead gap-6">
        {signInHref !== null ? (
          <div className="grid justify-items-start gap-3">
            <p>Do triedy sa pridáva účet, aby tvoje splnené úlohy mali kde byť. Po prihlásení ťa vrátime sem.</p>
            <ButtonLink href={signInHref}>Prihlásiť sa</ButtonLink>
          </div>
        ) : found?.memberName != null ? (
          <div role="status" className="grid gap-4">
            <OwnClassLine own={{ ...found, memberName: found.memberName }} {...props} />
            <div>
              <ButtonLink href={paths.course(found.course.slug)}>Otvoriť kurz</ButtonLink>
            </div>
          </div>
        ) : (
          <>
            {hasLeft && (
              <p role="status" className="rounded-lg bg-success-soft px-5 py-4 text-success-text">
                <strong>Trieda ťa už nevidí.</strong> Tvoj pokrok ostal celý. Späť sa dá kódom.
              </p>
            )}
            <CodeForm {...props} />
            {found && <NameForm key={found.id} {...props} opened={found} />}
          </>
        )}
      </div>
    </PlainScreen>
  );
}

function CodeForm({ code, opened, onOpen }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? code;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (shown.trim()) onOpen(shown);
  };
  const problem =
    opened === 'unknown'
      ? 'Tento kód nepoznáme. Prečítaj ho z\u00A0tabule ešte raz, písmeno O\u00A0ani nula v\u00A0ňom nie sú.'
      : opened === 'too-many'
        ? 'Priveľa pokusov. Over si kód a\u00A0skús to o\u00A0hodinu.'
        : opened === 'failed'
          ? 'Triedu sa nepodarilo nájsť. Skús to, prosím, znova.'
          : null;
  return (
    <form noValidate aria-label="Kód triedy" className="grid gap-3" onSubmit={submit}>
      <TextInput
        label="Kód triedy"
        name="code"
        autoComplete="off"
        value={shown}
        placeholder="K7M2-P4"
        error={problem}
        onChange={setTyped}
      />
      <div>
        <Button type="submit" kind="quiet" size="small" state={opened === 'loading' ? 'busy' : 'ready'}>
          Nájsť triedu
        </Button>
      </div>
    </form>
  );
}

function NameForm({ opened, knownName, state, onJoin }: Props & { opened: OpenedClass }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const name = typed ?? knownName;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() && !tooLong(name, maxNameLength)) onJoin(name.trim());
  };
  return (
    <form noValidate aria-label={opened.name} className="grid gap-5 wrap-anywhere" onSubmit={submit}>
      <p role="status">
        <strong className="block">{opened.name}</strong>
        učí {opened.teacherName}, kurz {opened.course.name}
      </p>
      <TextInput
        label="Meno, ktoré uvidí"
        name="name"
        autoComplete="name"
        value={name}
        limit={maxNameLength}
        error={isAsked && !name.trim() ? 'Napíš meno, pod ktorým ťa trieda spozná.' : null}
        onChange={setTyped}
      />
      <p className="border-l-[3px] border-accent bg-accent-soft px-4 py-3">
        {opened.teacherName} uvidí toto meno a&nbsp;ktoré úlohy tohto kurzu máš splnené. Nič iné: ani programy, ani
        e-mail, ani iné kurzy. Odísť môžeš jedným ťuknutím.
      </p>
      {state === 'failed' && <FailureNote>Nepodarilo sa pridať. Skús to, prosím, znova.</FailureNote>}
      {state === 'full' && (
        <FailureNote>V&nbsp;triede už nie je miesto. Povedz o&nbsp;tom učiteľke či učiteľovi.</FailureNote>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" state={state === 'busy' ? 'busy' : 'ready'}>
          Pridať sa
        </Button>
        <ButtonLink kind="quiet" href={paths.home()}>
          Teraz nie
        </ButtonLink>
      </div>
    </form>
  );
}
