/** What Python calls the kinds of values, in the nominative. */
const kinds: Partial<Record<string, string>> = {
  str: 'text',
  int: 'celé číslo',
  float: 'desatinné číslo',
  bool: 'True alebo False',
  list: 'zoznam',
  tuple: 'n-tica',
  dict: 'slovník',
  set: 'množina',
  range: 'rozsah range',
  NoneType: 'None (nič)',
  function: 'funkcia',
  builtin_function_or_method: 'funkcia',
  method: 'funkcia',
  module: 'modul',
};
/** How a kind of values is called. */
export const kindOf = (name = '') => kinds[name] ?? name;
/** Whether one of them is None. */
export const isNothing = (...names: (string | undefined)[]) => names.includes('NoneType');
/** Where None comes from. */
export const comesFromNothing =
  'None dáva funkcia bez return a aj metódy, ktoré menia zoznam na mieste, napríklad append a sort.';
