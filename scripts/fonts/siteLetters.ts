/** What the site's typefaces are cut to: all that Slovak, Czech and code need, and the signs of the site's texts. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCharCode(0x20 + n)).join('');
const slovak = 'áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ';
const czech = 'ěřůĚŘŮ';
/** Of names in the neighbourhood. */
const neighbours = 'öüßőűłÖÜŐŰŁ';
const signs = '\u00A0°·×÷«»‹›§©±µ–—‘’‚“”„…•€™−↑↓';

export const siteLetters = ascii + slovak + czech + neighbours + signs;
