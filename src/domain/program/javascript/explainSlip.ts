import type { ProgramError } from '#src/domain/program/run.ts';
import { brokenObject, missingComma, openAtEnd, sideBySide, unclosed, unopened } from './brackets.ts';
import { halfStraight, strangeSign } from './characters.ts';
import { colonOfPython, foreignWord, misspeltWord } from './foreign.ts';
import {
  countedFor,
  declared,
  declaredTwice,
  digitFirst,
  functionHead,
  headClosedEarly,
  headWithoutBrackets,
  lostElse,
  missingBrace,
  partsOfFor,
} from './heads.ts';
import {
  brokenOperator,
  caseColon,
  missingPoint,
  missingSide,
  strayOperator,
  strayPoint,
  straySign,
} from './operators.ts';
import { letterBehindNumber, lonelyAwait, parserWords } from './parserWords.ts';
import { openPattern, openRemark, openTemplate, openText, quotesInText } from './quotes.ts';
import { type Finding, find, type Look, lineAt, type Slip, slipOf, stopOf } from './slip.ts';
import { shown } from './words.ts';

/** From what is surest to what is least: the first that knows the slip says it. */
const looks: readonly Look[] = [
  strangeSign,
  halfStraight,
  openText,
  openTemplate,
  openRemark,
  openPattern,
  countedFor,
  partsOfFor,
  declaredTwice,
  letterBehindNumber,
  quotesInText,
  brokenObject,
  foreignWord,
  parserWords,
  headWithoutBrackets,
  headClosedEarly,
  lostElse,
  functionHead,
  declared,
  misspeltWord,
  missingPoint,
  brokenOperator,
  strayOperator,
  strayPoint,
  missingComma,
  caseColon,
  colonOfPython,
  missingBrace,
  unclosed,
  unopened,
  missingSide,
  lonelyAwait,
  openAtEnd,
  sideBySide,
  straySign,
];

/** What the parser cannot read in a program, with what is to be said about it; `null` where it can read everything. */
export function explainSlip(code: string): ProgramError | null {
  const stop = stopOf(code);
  if (!stop) return null;
  const slip = slipOf(code, stop);
  const { at, ...said } = firstOf(slip);
  return { kind: 'syntax', name: 'SyntaxError', message: stop.message, line: lineAt(code, at), said };
}

function firstOf(slip: Slip): Finding {
  if (slip.message === 'Identifier directly after number' && !letterBehindNumber(slip)) return digitFirst(slip);
  for (const look of looks) {
    const found = look(slip);
    if (found) return found;
  }
  const { here, before, at } = slip;
  return here
    ? find(
        at,
        `pri ${shown(here)} prestal zápis dávať zmysel`,
        `Tesne pred týmto miestom ${before ? `(za ${shown(before)}) ` : ''}asi niečo chýba alebo je navyše.`,
      )
    : find(at, 'program sa skončil priskoro', 'Na konci ešte niečo chýba: hodnota, zátvorka alebo úvodzovky.');
}
