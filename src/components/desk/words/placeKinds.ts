/** What somebody's words stand under. */
export const placeKinds = { lecture: 'Lekcia', article: 'Článok', episode: 'Epizóda', course: 'Kurz' };
