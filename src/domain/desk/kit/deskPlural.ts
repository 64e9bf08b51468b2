import { formatNumber } from '#src/domain/number.ts';
import { formOf, type PluralForms } from '#src/domain/plural.ts';

/** Nouns that only the desk counts: readers' pages never load them. */
const nouns = {
  nahlasenie: { one: 'nahlásenie', few: 'nahlásenia', many: 'nahlásenia', other: 'nahlásení' },
  zaplatenaObjednavka: {
    one: 'zaplatená objednávka',
    few: 'zaplatené objednávky',
    many: 'zaplatenej objednávky',
    other: 'zaplatených objednávok',
  },
  objednavka: { one: 'objednávka', few: 'objednávky', many: 'objednávky', other: 'objednávok' },
  pohyb: { one: 'pohyb', few: 'pohyby', many: 'pohybu', other: 'pohybov' },
  platba: { one: 'platba', few: 'platby', many: 'platby', other: 'platieb' },
  /** What fees are for. */
  platbu: { one: 'platbu', few: 'platby', many: 'platby', other: 'platieb' },
  vratenie: { one: 'vrátenie', few: 'vrátenia', many: 'vrátenia', other: 'vrátení' },
  spornaPlatba: { one: 'sporná platba', few: 'sporné platby', many: 'spornej platby', other: 'sporných platieb' },
  vyplata: { one: 'výplata', few: 'výplaty', many: 'výplaty', other: 'výplat' },
  tyzden: { one: 'týždeň', few: 'týždne', many: 'týždňa', other: 'týždňov' },
  den: { one: 'deň', few: 'dni', many: 'dňa', other: 'dní' },
  kodPlati: { one: 'kód platí', few: 'kódy platia', many: 'kódu platí', other: 'kódov platí' },
  text: { one: 'text', few: 'texty', many: 'textu', other: 'textov' },
  ucet: { one: 'účet', few: 'účty', many: 'účtu', other: 'účtov' },
  nacitanaStranka: {
    one: 'načítaná stránka',
    few: 'načítané stránky',
    many: 'načítanej stránky',
    other: 'načítaných stránok',
  },
  clovek: { one: 'človek', few: 'ľudia', many: 'človeka', other: 'ľudí' },
  nadpis: { one: 'nadpis', few: 'nadpisy', many: 'nadpisu', other: 'nadpisov' },
  odsek: { one: 'odsek', few: 'odseky', many: 'odseku', other: 'odsekov' },
  zoznam: { one: 'zoznam', few: 'zoznamy', many: 'zoznamu', other: 'zoznamov' },
  tabulka: { one: 'tabuľka', few: 'tabuľky', many: 'tabuľky', other: 'tabuliek' },
  blokKodu: { one: 'blok kódu', few: 'bloky kódu', many: 'bloku kódu', other: 'blokov kódu' },
  citat: { one: 'citát', few: 'citáty', many: 'citátu', other: 'citátov' },
  obrazok: { one: 'obrázok', few: 'obrázky', many: 'obrázka', other: 'obrázkov' },
  obrazokSaNenahral: {
    one: 'obrázok sa nenahral',
    few: 'obrázky sa nenahrali',
    many: 'obrázka sa nenahralo',
    other: 'obrázkov sa nenahralo',
  },
  obrazokSaNestiahol: {
    one: 'obrázok sa nestiahol',
    few: 'obrázky sa nestiahli',
    many: 'obrázka sa nestiahlo',
    other: 'obrázkov sa nestiahlo',
  },
  odkaz: { one: 'odkaz', few: 'odkazy', many: 'odkazu', other: 'odkazov' },
  znak: { one: 'znak', few: 'znaky', many: 'znaku', other: 'znakov' },
  vec: { one: 'vec', few: 'veci', many: 'veci', other: 'vecí' },
  slovo: { one: 'slovo', few: 'slová', many: 'slova', other: 'slov' },
  adresa: { one: 'adresa', few: 'adresy', many: 'adresy', other: 'adries' },
  /** To which something goes. */
  adresu: { one: 'adresu', few: 'adresy', many: 'adresy', other: 'adries' },
  potvrdenaAdresa: {
    one: 'potvrdená adresa',
    few: 'potvrdené adresy',
    many: 'potvrdenej adresy',
    other: 'potvrdených adries',
  },
  vratenaAdresa: { one: 'vrátená adresa', few: 'vrátené adresy', many: 'vrátenej adresy', other: 'vrátených adries' },
  uloha: { one: 'úloha', few: 'úlohy', many: 'úlohy', other: 'úloh' },
  ulohaPresla: { one: 'úloha prešla', few: 'úlohy prešli', many: 'úlohy prešlo', other: 'úloh prešlo' },
  ulohaTreba: { one: 'úlohu treba', few: 'úlohy treba', many: 'úlohy treba', other: 'úloh treba' },
  prekazka: { one: 'prekážka', few: 'prekážky', many: 'prekážky', other: 'prekážok' },
  /** What is to be removed. */
  prekazku: { one: 'prekážku', few: 'prekážky', many: 'prekážky', other: 'prekážok' },
  upozornenie: { one: 'upozornenie', few: 'upozornenia', many: 'upozornenia', other: 'upozornení' },
  miesto: { one: 'miesto', few: 'miesta', many: 'miesta', other: 'miest' },
  rovnakyRiadok: { one: 'rovnaký riadok', few: 'rovnaké riadky', many: 'rovnakého riadka', other: 'rovnakých riadkov' },
  otazka: { one: 'otázka', few: 'otázky', many: 'otázky', other: 'otázok' },
  /** What somebody solved, or did not. */
  ulohu: { one: 'úlohu', few: 'úlohy', many: 'úlohy', other: 'úloh' },
  textCaka: { one: 'text čaká', few: 'texty čakajú', many: 'textu čaká', other: 'textov čaká' },
  sprava: { one: 'správa', few: 'správy', many: 'správy', other: 'správ' },
  platbaCaka: { one: 'platba čaká', few: 'platby čakajú', many: 'platby čaká', other: 'platieb čaká' },
  email: { one: 'e-mail', few: 'e-maily', many: 'e-mailu', other: 'e-mailov' },
  emailCaka: { one: 'e-mail čaká', few: 'e-maily čakajú', many: 'e-mailu čaká', other: 'e-mailov čaká' },
  emailOdisiel: { one: 'e-mail odišiel', few: 'e-maily odišli', many: 'e-mailu odišlo', other: 'e-mailov odišlo' },
  planovaneNevyslo: {
    one: 'plánované publikovanie nevyšlo',
    few: 'plánované publikovania nevyšli',
    many: 'plánovaného publikovania nevyšlo',
    other: 'plánovaných publikovaní nevyšlo',
  },
  mesiacTreba: { one: 'mesiac treba', few: 'mesiace treba', many: 'mesiaca treba', other: 'mesiacov treba' },
  novinkaCaka: {
    one: 'newsletter čaká',
    few: 'newslettre čakajú',
    many: 'newslettra čaká',
    other: 'newslettrov čaká',
  },
  ziadostCaka: { one: 'žiadosť čaká', few: 'žiadosti čakajú', many: 'žiadosti čaká', other: 'žiadostí čaká' },
  pozvankaKonci: {
    one: 'pozvánka sa končí',
    few: 'pozvánky sa končia',
    many: 'pozvánky sa končí',
    other: 'pozvánok sa končí',
  },
  videoCaka: { one: 'video čaká', few: 'videá čakajú', many: 'videa čaká', other: 'videí čaká' },
  emailMeska: { one: 'e-mail mešká', few: 'e-maily meškajú', many: 'e-mailu mešká', other: 'e-mailov mešká' },
} as const satisfies Record<string, PluralForms>;

/** The number and the noun, joined by a non-breaking space: „3 objednávky“. */
export function countedAtDesk(count: number, noun: keyof typeof nouns): string {
  return `${formatNumber(count)}\u00A0${formOf(count, nouns[noun])}`;
}
