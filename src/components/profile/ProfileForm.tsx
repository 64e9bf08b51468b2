import { type FormEvent, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Checkbox } from '#src/components/ui/Checkbox.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { TextArea } from '#src/components/ui/TextArea.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { hasInvisibleCharacters } from '#src/contract/invisibleCharacters.ts';
import { maxBioLength, maxNameLength } from '#src/contract/limits.ts';
import type { ProfileDraft } from '#src/contract/user.ts';
import { tooLong } from '#src/domain/textLimit.ts';

export interface ProfileFormProps {
  /** What the form starts with; later it keeps its own state, so nothing typed is lost. What is left out is not asked. */
  initial: { displayName: string; bio?: string | null; receiveNewsletter: boolean; receiveReplies?: boolean };
  submitLabel: string;
  state: 'ready' | 'busy' | 'saved';
  /** Why saving failed; what was typed stays. */
  failure: string | null;
  onSubmit: (draft: ProfileDraft) => void;
}

function nameProblem(name: string): string | null {
  if (name === '') return 'Napíš, ako ťa máme volať.';
  if (hasInvisibleCharacters(name)) return 'V\u00A0mene je znak, ktorý nevidno. Zmaž ho a\u00A0napíš meno znova.';
  return tooLong(name, maxNameLength);
}

/** What a learner says of themselves: in onboarding and on the profile. */
export function ProfileForm({ initial, submitLabel, state, failure, onSubmit }: ProfileFormProps) {
  const [displayName, setDisplayName] = useState(initial.displayName);
  const [bio, setBio] = useState(initial.bio ?? '');
  const [receiveNewsletter, setReceiveNewsletter] = useState(initial.receiveNewsletter);
  // A new profile has nothing to be answered yet, and is not asked.
  const [receiveReplies, setReceiveReplies] = useState(initial.receiveReplies);
  const [nameError, setNameError] = useState<string | null>(null);
  // „Saved“ holds for what was sent: the next change takes it away.
  const [isChanged, setChanged] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = displayName.trim();
    const problem = nameProblem(name);
    setNameError(problem);
    const wrong = problem ? 'displayName' : tooLong(bio, maxBioLength) && 'bio';
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    setChanged(false);
    onSubmit({ displayName: name, bio: bio.trim() || null, receiveNewsletter, receiveReplies });
  };

  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-xl gap-5">
      <TextInput
        label="Meno"
        name="displayName"
        autoComplete="name"
        isRequired
        value={displayName}
        limit={maxNameLength}
        hint="Uvidia ho ostatní, keď niečo napíšeš."
        error={nameError}
        onChange={(value) => {
          setDisplayName(value);
          setNameError(null);
          setChanged(true);
        }}
      />
      {initial.bio !== undefined && (
        <TextArea
          label="O&nbsp;mne"
          name="bio"
          value={bio}
          limit={maxBioLength}
          hint="Nepovinné. Čo ťa k&nbsp;programovaniu priviedlo?"
          onChange={(value) => {
            setBio(value);
            setChanged(true);
          }}
        />
      )}
      {/* The box lines up with the fields, its larger target hangs out. */}
      <div className="-ml-2.5 grid gap-4">
        <Checkbox
          label="Chcem dostávať novinky e-mailom"
          description="Odhlásiť sa dá kedykoľvek."
          isChecked={receiveNewsletter}
          onChange={(isChecked) => {
            setReceiveNewsletter(isChecked);
            setChanged(true);
          }}
        />
        {receiveReplies !== undefined && (
          <Checkbox
            label="Chcem e-mail, keď niekto odpovie na môj komentár"
            isChecked={receiveReplies}
            onChange={(isChecked) => {
              setReceiveReplies(isChecked);
              setChanged(true);
            }}
          />
        )}
      </div>
      {failure && state !== 'busy' && (
        <FailureNote>{failure}. Vo formulári ostalo všetko, skús to o&nbsp;chvíľu znova.</FailureNote>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" state={state === 'busy' ? 'busy' : 'ready'}>
          {submitLabel}
        </Button>
        <p role="status" className="font-firm text-success-text">
          {state === 'saved' && !isChanged && 'Profil je uložený.'}
        </p>
      </div>
    </form>
  );
}
