import { outOf } from '#src/domain/plural.ts';
import type { Drawing, Element, Thing } from './drawing.ts';

/** What a drawing shows, for who does not see it. */
export function sayDrawing(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'box':
      return `Krabička s menom ${drawing.name}, v nej ${drawing.value}${before(drawing.was)}`;
    case 'object':
      return `Objekt ${drawing.name}: ${inside(drawing.thing)}${before(drawing.was)}`;
    case 'row': {
      const { items } = drawing.thing.kind === 'list' ? drawing.thing : { items: [] };
      return items.length === 0 ? `Pole ${drawing.name} je prázdne` : `Pole ${drawing.name}: ${inside(drawing.thing)}`;
    }
    case 'loop': {
      const { name, values, round } = drawing;
      const now = round === null ? '' : `, beží ${round}. kolo ${outOf(values.length)}`;
      return `Cyklus, v ktorom je ${name} postupne ${values.join(', ')}${now}`;
    }
    case 'call': {
      const { caller, called, returns } = drawing;
      const back = returns === null ? '' : `, vráti ${returns}`;
      return `Volanie funkcie: ${[caller.name, caller.state].filter(Boolean).join(' ')}, beží ${[called.name, called.state].filter(Boolean).join(', ')}${back}`;
    }
    case 'tree': {
      const lit = litIn(drawing.root);
      return `Strom: ${parents(drawing.root).join(', ') || drawing.root.text}${lit === null ? '' : `, svieti ${lit}`}`;
    }
    case 'arrows': {
      const said = drawing.things.map(({ names, thing }, index) => {
        const [first, second] = names;
        const what = thing.kind === 'list' ? 'pole' : 'objekt s\u00A0vlastnosťami';
        const content = thing.kind === 'list' && thing.items.length === 0 ? 'prázdne pole' : `${what} ${inside(thing)}`;
        const other = index > 0 ? 'iné ' : '';
        if (second === undefined) return `meno ${first} ukazuje na ${other}${content}`;
        return `mená ${first} a ${second} ukazujú na ${index > 0 ? `jedno ${other}` : 'to isté '}${content}`;
      });
      const whole = said.join(', ');
      return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
    }
  }
}

const before = (was: string | null) => (was === null ? '' : `, predtým ${was}`);

function inside(thing: Thing): string {
  if (thing.kind === 'list') {
    const lit = thing.lit === null ? '' : `, svieti miesto ${thing.lit} s hodnotou ${thing.items[thing.lit]}`;
    return `${thing.items.join(', ')}${lit}`;
  }
  const lit = thing.lit === null ? '' : `, svieti ${thing.fields[thing.lit]?.name}`;
  return `${thing.fields.map(({ name, value }) => `${name} ${value}`).join(', ')}${lit}`;
}

function parents({ text, children }: Element): string[] {
  if (children.length === 0) return [];
  const names = children.map((child) => child.text);
  const list = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} a ${names.at(-1)}`;
  return [`${text} má ${list}`, ...children.flatMap(parents)];
}

function litIn({ text, isLit, children }: Element): string | null {
  return isLit ? text : (children.map(litIn).find((lit) => lit !== null) ?? null);
}
