const steps = [
  { title: 'Prečítaš alebo pozrieš', text: 'Každá lekcia má text aj s\u00A0kódom. Video je navyše, nie povinnosť.' },
  {
    title: 'Vyskúšaš',
    text: 'Na konci lekcie čaká malá úloha s\u00A0nápovedou a\u00A0riešením, ktoré si otvoríš, až keď chceš.',
  },
  {
    title: 'Pochopíš chyby',
    text: 'Ukážeme ti, čo sa kazí najčastejšie, a\u00A0naučíme ťa čítať, čo ti hlásenie hovorí.',
  },
];

/** How a lecture works, in three numbered lines. */
export function HowWeTeach() {
  return (
    <section className="page py-14 m:py-18">
      <h2 className="mb-9 text-h2">Ako sa tu učí</h2>
      <ol className="grid gap-9 l:grid-cols-3 l:gap-10">
        {steps.map((step, index) => (
          <li key={step.title} className="border-l-2 border-line pl-[22px]">
            <span aria-hidden="true" className="mb-2 block font-mono text-sm font-semibold text-accent-text">
              {index + 1}
            </span>
            <h3 className="text-h3">{step.title}</h3>
            <p className="mt-1.5 max-w-[36em] text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
