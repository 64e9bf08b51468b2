/** What the readers of content files say, which authors of files hear in English, as the desk says it. */
const sentences: [RegExp, string][] = [
  // Tasks (readExercise.ts, findExercises.ts).
  [/^a task has no attribute „(.*)“$/, 'Úloha nemá vlastnosť „$1“.'],
  [/^the id „(.*)“ must be made of/, 'Označenie „$1“ smie mať len malé písmená bez diakritiky, číslice a spojovníky.'],
  [/^the kind must be one of (.*)$/, 'Druh úlohy musí byť jeden z týchto: $1.'],
  [/^has no id, so it is not checked$/, 'Nemá označenie, preto by sa nekontrolovala.'],
  [/^nobody can write this: „tick“ has no program$/, 'Toto nikto nenapíše: úloha „tick“ nemá program.'],
  [/^„tick“ has no program$/, 'Úloha „tick“ nemá program.'],
  [/^has no solution: a block marked/, 'Chýba riešenie: výpis kódu so slovom „solution“.'],
  [/^has no block marked „solution“$/, 'V riešení chýba výpis kódu so slovom „solution“.'],
  [/^has no solution$/, 'Chýba riešenie.'],
  [/^has no checks$/, 'Chýbajú skúšky: výpis so slovom „checks“.'],
  [/^„(.*)“ is no language of exercises: (.*)$/, '„$1“ nie je jazyk úloh. Sú to: $2.'],
  [/^start and solution are of two languages$/, 'Začiatok a riešenie sú v dvoch jazykoch.'],
  [/^must be an „output“ here$/, 'Riešením je tu výpis „output“.'],
  [/^has no start: a block marked „start“, which „(.*)“ needs$/, 'Chýba začiatok: výpis kódu so slovom „start“.'],
  [/^java is only read, so not „(.*)“$/, 'Java sa tu len číta, preto v nej nemôže byť úloha „$1“.'],
  [/^a database is for sql alone$/, 'Databázu má len úloha v SQL.'],
  [/^has no two lines to order$/, 'Riešenie nemá dva rôzne riadky na usporiadanie.'],
  [/^has no gap: (.*)$/, 'Začiatok nemá medzeru na doplnenie: $1.'],
  [/^has a gap: (.*)$/, 'V riešení ostala medzera na doplnenie: $1.'],
  [/^differs from the start outside of its gaps$/, 'Riešenie sa od začiatku líši aj mimo medzier na doplnenie.'],
  [/^nothing is checked here$/, 'Táto úloha nemá skúšky.'],
  [/^„(.*)“ is only ticked: it has a name alone$/, 'Skúška „$1“ sa len odškrtne, preto má iba názov.'],
  [/^„(.*)“ checks nothing$/, 'Skúška „$1“ nič nekontroluje.'],
  [/^„(.*)“ gives other first values/, 'Skúška „$1“ dosádza iné hodnoty, a to vie len JavaScript a Python.'],
  [/^fillers are for gaps/, 'Čo môže byť v medzerách tiež, sa píše len pri úlohe „fill“ v Jave.'],
  [/^has nothing to fill: (.*)$/, 'Také miesto na doplnenie v úlohe nie je: $1.'],
  [/^„(.*)“ is for python alone$/, 'Skúška „$1“ je len pre Python.'],
  [/^„(.*)“ is for html alone$/, 'Skúška „$1“ je len pre HTML.'],
  [/^„(.*)“ is for sql alone$/, 'Skúška „$1“ je len pre SQL.'],
  [/^„(.*)“ looks at two things/, 'Skúška „$1“ sa pozerá na dve veci naraz: stačí text, počet alebo vlastnosť.'],
  [/^options are for „predict“ alone$/, 'Možnosti má len úloha „predict“.'],
  [/^repeats itself$/, 'Možnosti sa opakujú.'],
  [/^does not have the solution$/, 'Medzi možnosťami nie je riešenie.'],
  [/^a slip must be of the language of the solution$/, 'Častý omyl musí byť v jazyku riešenia.'],
  [/^a second „(.*)“$/, 'Časť „$1“ je tu dvakrát.'],
  [/^an empty hint$/, 'Nápoveda je prázdna.'],
  [/^a slip without a program$/, 'Častému omylu chýba program.'],
  [/^a slip about which nothing is said$/, 'Častému omylu chýba vysvetlenie.'],
  [/^asks for nothing$/, 'Chýba zadanie.'],
  [/^is not valid YAML/, 'Zápis zoznamu sa nedá prečítať. Skontroluj odsadenie a úvodzovky.'],
  [/^must be a list$/, 'Musí to byť zoznam, každá položka s pomlčkou na začiatku.'],
  [/^item (\d+) is none of the forms/, '$1. položka nemá tvar, aký má mať.'],
  // Fields (kinds/).
  [/^must be a path below public/, 'Má to byť cesta k súboru, napríklad /media/x.vtt.'],
  [/^must be the name of a file in the media folder/, 'Má to byť názov súboru lekcie, napríklad java-cykly.mp4.'],
  [/^is needed with type VIDEO, and only then$/, 'Lekcia typu video má video, iná ho nemá.'],
  [/^must start one after the other, before the end$/, 'Kapitoly videa idú po sebe a začínajú pred jeho koncom.'],
  [/^must have exactly one that is correct$/, 'Správna musí byť práve jedna odpoveď.'],
  [/^must have one that is correct$/, 'Aspoň jedna odpoveď musí byť správna.'],
  [/^must not be empty$/, 'Nesmie byť prázdne.'],
  [/^must not have the same line twice$/, 'Rovnaký riadok tam nesmie byť dvakrát.'],
  [/^Unrecognized keys?: (.*)$/, 'Také pole tu nie je: $1.'],
];

/** A sentence for the desk; `null` where there is none, and the field alone has to say it. */
export function problemInWords(message: string): string | null {
  const known = sentences.find(([pattern]) => pattern.test(message));
  if (known) return message.replace(new RegExp(`${known[0].source}.*`, 's'), known[1]);
  return /^[A-ZÁČĎÉÍĽŇÓŠŤÚÝŽ].*\.$/.test(message) && /[áčďéíľňóšťúýž]/.test(message) ? message : null;
}
