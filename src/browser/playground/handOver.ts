import { rowId } from '#src/browser/outbox/rowId.ts';
import { tabStorage } from '#src/browser/storage/storage.ts';
import { type LinkedProgram, programLink, soundOrigin } from '#src/domain/playground/programLink.ts';
import { soundProgram } from '#src/domain/playground/soundProgram.ts';

const keyOf = (name: string) => `handOver ${name}`;
const shape = /^#?zo-stranky=([\w-]+)$/;

function parse(text: string | null): LinkedProgram | null {
  const value: unknown = JSON.parse(text ?? 'null');
  const program = soundProgram(Object(value).program);
  const from = soundOrigin(Object(value).from);
  return program && { program, ...(from && { from }) };
}

/**
 * Hands a program of a page of this site over to „Na pokusy“ in the same tab, where it opens as one's own. A link could say of itself
 * whatever it likes, so what is one's own does not come by the link: that only names what this site has left in the tab, which nobody
 * else can.
 */
export const handOver = {
  /**
   * Answers the address to go to. Where nothing can be left in the tab it is a link, which opens as every link does, to be read first;
   * `null` where the program is too long even for that.
   */
  async put(address: string, linked: LinkedProgram): Promise<string | null> {
    const name = rowId();
    // One at a time: what was never taken would fill the tab.
    for (const key of tabStorage.keys()) if (key.startsWith(keyOf(''))) tabStorage.write(key, null);
    if (tabStorage.write(keyOf(name), JSON.stringify(linked))) return `${address}#zo-stranky=${name}`;
    const made = await programLink(address, linked);
    return 'link' in made ? made.link : null;
  },

  /** Whether a fragment, with or without its `#`, names something that was handed over. */
  isNamed: (fragment: string): boolean => shape.test(fragment),

  /** What a fragment names, once: a page that is loaded again has it no more, and should have kept it. */
  take(fragment: string): LinkedProgram | null {
    const name = shape.exec(fragment)?.[1];
    if (name === undefined) return null;
    const linked = tabStorage.read(keyOf(name), parse, null);
    tabStorage.write(keyOf(name), null);
    return linked;
  },
};
