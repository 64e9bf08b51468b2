import { plain } from '#src/domain/program/closest.ts';
import { kindOf } from './kinds.ts';
import { askedHint, isAsked } from './names.ts';
import { type Rule, say } from './place.ts';

/** What pupils call colours, without marks; and how the turtle knows them. */
const colors: Partial<Record<string, string>> = {
  cervena: 'red',
  modra: 'blue',
  zelena: 'green',
  zlta: 'yellow',
  cierna: 'black',
  biela: 'white',
  oranzova: 'orange',
  ruzova: 'pink',
  hneda: 'brown',
  fialova: 'purple',
  siva: 'gray',
  zlata: 'gold',
  tyrkysova: 'turquoise',
};

/** What stands between the parentheses where one sees it at once. */
const examples: Partial<Record<string, string>> = {
  forward: 'forward(100)',
  back: 'back(100)',
  left: 'left(90)',
  right: 'right(90)',
  goto: 'goto(100, 50)',
  circle: 'circle(50)',
  setheading: 'setheading(90)',
  write: 'write("Ahoj")',
};
const exampleOf = (name = '') => (examples[name] ? `Napríklad ${examples[name]}.` : 'Pozri sa, čo do zátvoriek patrí.');

/** What the turtle does not know (`src/runtimes/python/turtle.py`). */
export const turtleFailures: readonly Rule[] = [
  [
    /^turtle\.TurtleGraphicsError: bad color string: (.*)/,
    ([color = '']) => {
      const meant = colors[plain(color)];
      return say(
        `farbu ${color} korytnačka nepozná`,
        meant
          ? `Nemyslíš ${meant}? Farby majú anglické mená.`
          : 'Farby majú anglické mená, napríklad red, blue alebo green, alebo kód ako #ff8800.',
      );
    },
  ],
  [
    /^turtle\.TurtleGraphicsError: bad color/,
    () =>
      say(
        'takú farbu korytnačka nepozná',
        'Farba je meno v\u00A0úvodzovkách alebo tri čísla od 0 do 1, po colormode(255) od 0 do 255.',
      ),
  ],
  [
    /^turtle\.TurtleGraphicsError: (\w+)\(\) cannot be used here/,
    ([name]) =>
      say(
        `príkaz ${name} tu použiť nemožno`,
        'Korytnačka tu iba kreslí, na klávesy ani na klikanie nečaká. Odpovede si vypýtaš cez input().',
      ),
  ],
  [
    /^TypeError: (\w+)\(\) needs a number, not (\w+)$/,
    ([name, kind], place) =>
      say(
        `príkaz ${name} potrebuje číslo, a\u00A0dostal: ${kindOf(kind)}`,
        kind === 'str' ? (isAsked(place) ? askedHint : 'Číslo sa píše bez úvodzoviek.') : exampleOf(name),
      ),
  ],
  [
    /^ValueError: (\w+)\(\) needs a finite number$/,
    ([name]) => say(`príkaz ${name} dostal číslo, ktoré nemá koniec`, 'Hľadaj delenie alebo priveľké číslo.'),
  ],
  [
    /^TypeError: (\w+)\(\) needs two numbers, x and y$/,
    ([name]) => say(`príkaz ${name} potrebuje dve čísla: x\u00A0a\u00A0y`, `Napríklad ${name}(100, 50).`),
  ],
  [
    /^TypeError: turtle\.(\w+)\(\) missing /,
    ([name]) => say(`príkaz ${name} nedostal, čo potrebuje`, `Doplň to do zátvoriek. ${exampleOf(name)}`),
  ],
  [/^TypeError: turtle\.(\w+)\(\) takes /, ([name]) => say(`príkaz ${name} nečaká toľko hodnôt`, exampleOf(name))],
];
