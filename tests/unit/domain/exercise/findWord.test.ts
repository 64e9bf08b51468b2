import { expect, test } from 'vitest';
import { findWord } from '#src/domain/exercise/findWord.ts';

test.each([
  ['javascript', 'let a = 1;\nfor (;;) {}', 'for', 2],
  ['javascript', 'const format = 1;\nformat;', 'for', null],
  ['javascript', '// for\n"for" + \'for\' + `for`;\n/* for\nfor */ for (;;) {}', 'for', 4],
  ['javascript', `\`text \${zoznam.map((x) => x)} for\`;`, '.map', 1],
  ['javascript', `\`text \${a} for\`;`, 'for', null],
  ['javascript', '"nedokončený for', 'for', null],
  ['javascript', '"\\"for" + 1; for', 'for', 1],
  ['javascript', 'a ===  b', '===', 1],
  ['javascript', 'const súčet = 1; čet;', 'čet', 1],
  ['javascript', 'else   if (a) {}', 'else if', 1],
  ['java', 'String text = """\n  while\n""";\nwhile (true);', 'while', 4],
  ['python', '# for\nprint("for")\n"""\nfor\n"""\nfor i in x:', 'for', 6],
  ['python', 'print(f"{len(mena)} len")', 'len', 1],
  ['python', "print('''len''')", 'len', null],
  ['sql', "-- where\nSELECT 'where''where' AS a\nwhere b = 1", 'WHERE', 3],
  ['sql', 'SELECT "group by" FROM a', 'HAVING', null],
  ['web', '<!-- <ul> -->\n<UL class="karta">', '<ul', 2],
  ['web', '<a href="https://x.sk/karta">', 'karta', 1],
  ['web', '<p>Cyklus for\nje for.</p>\n<script>\nlet a = "for";\nfor (;;) {}</script>', 'for', 5],
  ['web', '<label for="meno">Meno</label>', 'for', 1],
  ['web', '<style>\np { color: red }</style> color', 'color', 2],
  ['web', '<p>a < b</p><b>grid</b>', 'grid', null],
  ['python', "text = 'it\\'s for'\nfor i in x: pass", 'for', 2],
  ['java', "char c = '\"'; for (;;) {}", 'for', 1],
  ['sql', "SELECT 'it''s -- JOIN' FROM a\n/* JOIN */ JOIN b", 'join', 2],
  ['web', '<script>\n// let\n/* let */ const a = 1;</script>', 'let', null],
] as const)('%s: %j has %j on line %s', (language, program, word, line) => {
  expect(findWord(program, language, word)).toBe(line);
});
