import { plain } from '#src/domain/program/closest.ts';
import type { Said } from '#src/domain/program/run.ts';
import { isKeyword, type SqlWord } from '#src/domain/program/sqlWords.ts';
import { behind, type Failed, instead, is, isName, type Placed, say } from './failed.ts';
import { lostOrder } from './lostOrder.ts';
import { misspelt, misspeltWord, order, wholeOrder } from './vocabulary.ts';
import { wrongWord } from './wrongWord.ts';

/** What is wrong with the form: SQLite only says at which word it stopped. */
export function form(failed: Failed): Placed {
  const wrong = wrongWord(failed);
  if (wrong) return wrong;
  const lost = lostOrder(failed);
  if (lost) return lost;
  const { words, names, at } = failed;
  const word = words[at];
  const before = words[at - 1];
  const near = word?.text ?? '';
  const first = words[0]?.upper ?? '';
  const tables = names.map(([table]) => plain(table));
  if (is(word, 'FROM') && is(before, 'SELECT')) {
    return say('za slovom SELECT nič nie je', 'Napíš stĺpce, ktoré chceš vidieť, alebo hviezdičku *.');
  }
  if (is(word, 'SELECT') && before?.kind === 'sign' && /^[=<>!]/.test(before.text)) {
    return say(
      'vnorený dopyt nie je v\u00A0zátvorkách',
      'Dopyt v\u00A0dopyte stojí v\u00A0okrúhlych zátvorkách: (SELECT …).',
    );
  }
  if (is(word, 'SELECT') && at > 0 && word?.depth === 0 && !is(before, 'AS', 'UNION', 'ALL')) {
    const mend = before ? behind(failed, before, ';') : null;
    return say(
      'pred týmto SELECT chýba bodkočiarka',
      'Každý dopyt sa končí bodkočiarkou, inak sa spojí s ďalším.',
      mend,
    );
  }
  if (word && order.includes(word.upper)) {
    const rank = order.indexOf(word.upper);
    const late = words.slice(0, at).find((other) => other.depth === word.depth && order.indexOf(other.upper) > rank);
    if (late) {
      const early = late.upper.replace(/^(GROUP|ORDER)$/, '$1 BY');
      return say(`${word.upper.replace(/^(GROUP|ORDER)$/, '$1 BY')} patrí pred ${early}`, wholeOrder);
    }
    if ((word.depth ?? 0) > 0 && !is(before, ',')) return openBracket;
  }
  if (is(before, 'GROUP', 'ORDER')) {
    const mend = before ? behind(failed, before, ' BY') : null;
    return say(`za slovom ${before?.upper} chýba BY`, `Píše sa ${before?.upper} BY a potom stĺpec.`, mend);
  }
  if (is(words[at - 1], 'TOP'))
    return say('slovo TOP v SQLite nie je', 'Počet riadkov obmedzíš na konci dopytu: LIMIT 3.');
  const change = changing(failed);
  if (change) return change;
  const between = words.slice(0, at).findLastIndex(({ upper }) => upper === 'BETWEEN');
  if (between >= 0 && !words.slice(between, at).some(({ upper }) => upper === 'AND')) {
    return say('za BETWEEN chýba slovo AND', 'Píše sa BETWEEN 100 AND 200.');
  }
  const open = words.slice(0, at).findIndex(({ upper }, place) => upper === 'IN' && words[place + 1]?.text !== '(');
  if (open >= 0) {
    const hint = "Hodnoty patria do okrúhlych zátvoriek: IN ('a', 'b').";
    return { ...say('za slovom IN chýba zátvorka (', hint), at: open };
  }
  if (word && is(before, 'LIKE') && near === '=') {
    const hint = "LIKE porovnáva samo: nazov LIKE '%na%'.";
    return say('znak = za slovom LIKE je navyše', hint, instead(failed, word, ''));
  }
  if (near === ',' && words.slice(0, at).some(({ upper }) => upper === 'WHERE')) {
    return is(before, before?.kind === 'number' ? before.text : '') && words[at + 1]?.kind === 'number'
      ? say('v čísle je čiarka', 'Desatinné číslo sa píše s bodkou, napríklad 1.5.')
      : say('v podmienke je čiarka', 'Podmienky spája slovo AND alebo OR.');
  }
  if (is(word, 'NULL')) return say('pred NULL chýba slovo IS', 'Píše sa IS NULL alebo IS NOT NULL.');
  const noCondition = joinedWithoutOn(failed);
  if (noCondition) return noCondition;
  if (
    word &&
    tables.includes(plain(near)) &&
    first === 'SELECT' &&
    !words.slice(0, at).some(({ upper }) => upper === 'FROM')
  ) {
    return say(`pred tabuľkou ${near} chýba slovo FROM`, 'Píše sa SELECT stĺpce FROM tabuľka.');
  }
  if (before && word && is(before, 'AND', 'OR', 'WHERE', 'HAVING') && order.includes(word.upper)) {
    const hint = `Doplň ju, alebo slovo ${before.upper} zmaž.`;
    return { ...say(`za slovom ${before.upper} chýba podmienka`, hint, instead(failed, before, '')), at: at - 1 };
  }
  if (word?.kind === 'word' && isKeyword(before) && isKeyword(word)) {
    return order.includes(word.upper) || ['AND', 'OR', 'ON', 'BY'].includes(word.upper)
      ? say(`medzi slovami ${before?.upper} a ${word.upper} niečo chýba`, 'Porovnaj to s dopytom z lekcie.')
      : say(`slovo ${near} tu stáť nemôže`, 'Patrí samotnému jazyku, takže sa tak nič volať nesmie.');
  }
  const isValue = (one: typeof word) => one?.kind === 'text' || one?.kind === 'number';
  if (word && before && isValue(word) && isValue(before) && word.depth > 0) {
    const hint = 'Hodnoty v\u00A0zátvorkách oddeľuje čiarka.';
    return say(`pred ${shown(word)} chýba čiarka`, hint, behind(failed, before, ','));
  }
  if (word && isName(before) && (isName(word) || word.kind === 'text' || word.kind === 'number')) {
    return say(`pred ${near} niečo chýba`, 'Medzi stĺpcami má byť čiarka, v podmienke znak ako = alebo >.');
  }
  if (word === undefined || near === ';') return short(failed);
  if (
    word.depth > 0 &&
    words.filter(({ text }) => text === '(').length > words.filter(({ text }) => text === ')').length
  ) {
    return openBracket;
  }
  return say(
    `pri ${near} prestal zápis dávať zmysel`,
    'Pozri sa aj tesne pred toto miesto: čo tam chýba alebo je navyše?',
  );
}

/** INSERT, UPDATE and DELETE, each of which has words of its own. */
function changing(failed: Failed): Placed | null {
  const { words, at } = failed;
  const [word, before] = [words[at], words[at - 1]];
  const first = words[0]?.upper ?? '';
  if (first === 'INSERT') {
    if (before && is(before, 'INSERT')) {
      return say(
        'za slovom INSERT chýba INTO',
        'Píše sa INSERT INTO a názov tabuľky.',
        behind(failed, before, ' INTO'),
      );
    }
    if (before && word && is(before, 'VALUES')) {
      const last = words.filter(({ text }) => text !== ';').at(-1) ?? word;
      const row = failed.text.slice(word.at, last.end);
      const mend = word.depth === 0 && !row.includes('(') ? instead(failed, word, `(${row})`, last) : null;
      return say('za VALUES chýba zátvorka (', 'Hodnoty jedného riadka patria do okrúhlych zátvoriek.', mend);
    }
    if (!words.some(({ upper }) => upper === 'VALUES')) {
      return say('pred hodnotami chýba slovo VALUES', 'Píše sa INSERT INTO tabuľka VALUES (1, …).');
    }
  }
  if (first === 'UPDATE' && !words.some(({ upper }) => upper === 'SET')) {
    return say('v príkaze UPDATE chýba slovo SET', 'Píše sa UPDATE tabuľka SET stĺpec = hodnota.');
  }
  if (first === 'DELETE' && at === 1) {
    return say(
      'za slovom DELETE má stáť FROM',
      word?.text === '*' ? 'DELETE maže celé riadky, hviezdička sa nepíše.' : 'Píše sa DELETE FROM a názov tabuľky.',
    );
  }
  return null;
}

const openBracket = say('zátvorka ( sa neskončila', 'Ku každej zátvorke ( patrí jedna ).');

/** `JOIN knihy knihy.id = …`, `JOIN knihy k k.id = …` */
function joinedWithoutOn(failed: Failed): Placed | null {
  const { words, at } = failed;
  const join = words.slice(0, at + 1).findLastIndex(({ upper }) => upper === 'JOIN');
  const named = words.slice(join + 1).findIndex((word) => !isName(word));
  const last = words[join + named - 1];
  if (join < 0 || named < 2 || words[join + 1 + named]?.text !== '.' || !last) return null;
  return {
    ...say(
      'za pripojenou tabuľkou chýba slovo ON',
      'Píše sa JOIN ziaci ON a\u00A0podmienka, ktorá riadky spája.',
      behind(failed, last, ' ON'),
    ),
    at: join,
  };
}

/** As it is written. */
const shown = ({ kind, text }: SqlWord) => (kind === 'text' ? `'${text}'` : text);

/** The statement ended too early. */
export function short(failed: Failed): Said {
  const { words, names } = failed;
  const last = words.filter(({ text }) => text !== ';').at(-1);
  if (words.filter(({ text }) => text === '(').length > words.filter(({ text }) => text === ')').length)
    return openBracket;
  const slip = misspelt(words, words.length, names);
  if (slip) return misspeltWord(failed, slip);
  return last
    ? say(`za ${last.text} niečo chýba`, 'Dopyt sa skončil skôr, než je celý.')
    : say('dopyt sa skončil priskoro', 'Dopíš ho a na koniec daj bodkočiarku.');
}
