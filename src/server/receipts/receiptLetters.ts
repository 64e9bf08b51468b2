/**
 * What the receipt's typefaces are cut to, by `scripts/fonts.ts`: the source has its letters in two files, and a receipt
 * takes each letter from the one that has it. Names of buyers may come from all over Europe.
 */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCharCode(0x20 + n)).join('');

export const latinLetters = `${ascii}\u00A0§©°±·×ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ–—‘’‚“”„•…€−`;

export const extendedLetters =
  'ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĪīĮįİĲĳĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŔŕŖŗŘřŚśŜŝŞşŠšŤťŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžǍǎȘșȚțẀẁẂẃẄẅẞỲỳ';
