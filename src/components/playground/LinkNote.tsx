interface Props {
  /** Why the link opens nothing. */
  why: 'damaged' | 'old' | 'tooLong';
}

const words: Record<Props['why'], { title: string; text: string }> = {
  damaged: {
    title: 'Odkaz je neúplný alebo poškodený',
    text: 'Možno sa pri posielaní odrezal koniec. Popros o\u00A0celý odkaz. Tvoje programy ostali, kde boli.',
  },
  old: {
    title: 'Odkaz je starý',
    text: 'Vznikol v\u00A0inej verzii tejto stránky a\u00A0už sa nedá prečítať. Popros o\u00A0nový. Tvoje programy ostali, kde boli.',
  },
  tooLong: {
    title: 'Odkaz je príliš dlhý',
    text: 'Taký veľký program sa do odkazu nezmestí. Popros o\u00A0súbor. Tvoje programy ostali, kde boli.',
  },
};

/** In the place of a program that a link should have brought. */
export function LinkNote({ why }: Props) {
  const { title, text } = words[why];
  return (
    <div role="status" className="mb-5 rounded-lg bg-raised px-5 py-4 shadow-lit">
      <p className="font-bold">{title}</p>
      <p className="mt-1 text-md text-muted">{text}</p>
    </div>
  );
}
