/** The three lines that everybody starts with, and what they print. A picture: the real code is in the first lecture. */
export function FirstLineEditor() {
  return (
    <figure
      aria-label="Ukážka programu: do premennej meno uloží text svet a vypíše Ahoj, svet"
      className="overflow-hidden rounded-2xl border border-code-line bg-code font-mono text-[0.875rem] leading-8 font-medium text-code-text shadow-editor m:text-[0.96875rem]"
    >
      <figcaption className="flex justify-between border-b border-code-line px-[18px] py-3 font-sans text-xs leading-normal font-semibold text-code-muted">
        <span>prvy-riadok.js</span>
        <span>lekcia 1</span>
      </figcaption>
      <ol aria-hidden="true" className="py-3.5">
        <li className="grid grid-cols-[2.5rem_1fr] m:grid-cols-[3rem_1fr] whitespace-pre">
          <span className="pr-4 text-right m:pr-5 text-[#9A90B5]">1</span>
          <span className="text-code-muted">{'// zmeň meno a spusti'}</span>
        </li>
        <li className="grid grid-cols-[2.5rem_1fr] m:grid-cols-[3rem_1fr] whitespace-pre">
          <span className="pr-4 text-right m:pr-5 text-[#9A90B5]">2</span>
          <span>
            <span className="text-[#C8A6FF]">const</span> meno = <span className="text-[#9BE3B0]">"svet"</span>
            {';'}
          </span>
        </li>
        <li className="grid grid-cols-[2.5rem_1fr] m:grid-cols-[3rem_1fr] bg-code-line whitespace-pre shadow-[inset_3px_0_0_#9D78F5]">
          <span className="pr-4 text-right m:pr-5 text-[#CDB9FF]">3</span>
          <span className="overflow-hidden">
            console.<span className="text-[#8FD0FF]">log</span>(<span className="text-[#9BE3B0]">"Ahoj, "</span> +
            meno);
          </span>
        </li>
      </ol>
      <p aria-hidden="true" className="border-t border-code-line px-5 py-3 text-[#9BE3B0]">
        › Ahoj, svet
      </p>
    </figure>
  );
}
