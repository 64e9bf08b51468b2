import { useId, useRef, useState } from 'react';
import { paths } from '#src/domain/paths.ts';
import { AccountPicture } from './AccountPicture.tsx';

interface Props {
  name: string;
  email: string | null;
  photoURL: string | null;
  onLogout: () => void;
}

const links = [
  { name: 'Profil', href: paths.profile() },
  { name: 'Moje kurzy', href: `${paths.profile()}#moje-kurzy` },
];

const item =
  'flex min-h-11 w-full items-center rounded-md px-3 text-left font-firm hover:bg-accent-soft hover:text-accent-text';

/** The signed-in learner in the header: a picture that opens a small list. Escape, a click and leaving it close it. */
export function AccountMenu({ name, email, photoURL, onLogout }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  const close = () => setOpen(false);
  return (
    <fieldset
      // Where a click focuses no buttons, it focuses this: the focus is within as long as somebody is here.
      tabIndex={-1}
      className="relative size-11 shrink-0 outline-none"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        close();
        button.current?.focus();
      }}
    >
      <legend className="sr-only">Tvoj účet</legend>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="grid size-11 place-items-center rounded-full hover:shadow-[0_0_0_2px_var(--accent-text)]"
      >
        <AccountPicture name={name} photoURL={photoURL} />
        <span className="sr-only">Účet: {name}</span>
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-0 z-30 mt-2 w-64 max-w-[calc(100vw-2.5rem)] rounded-lg border border-line bg-raised p-2 shadow-raised wrap-anywhere"
      >
        <p className="px-3 pt-2 font-strong">{name}</p>
        <p className="mb-2 border-b border-line px-3 pb-3 text-sm text-muted">{email}</p>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} onClick={close} className={item}>
                {link.name}
              </a>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                close();
                onLogout();
              }}
              className={item}
            >
              Odhlásiť sa
            </button>
          </li>
        </ul>
      </div>
    </fieldset>
  );
}
