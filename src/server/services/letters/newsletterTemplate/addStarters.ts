import type { Ctx } from '#src/server/context.ts';
import { newsletterTemplate } from '#src/server/db/schema/newsletterTemplate.ts';

/** What is to be filled in stands in square brackets. */
const starters = [
  {
    name: 'Nová lekcia',
    subject: 'Nová lekcia: [téma]',
    preheader: '[Prečo ju skúsiť, jednou vetou]',
    text: `# [Téma] v novej lekcii

Ahoj, do kurzu [názov kurzu] pribudla lekcia. Naučíš sa v nej [čo po nej pôjde napísať].

[Dve vety o tom, prečo sa to zíde.]

::button[Otvoriť lekciu]{href="/kurzy"}

Ak sa na niečom zasekneš, napíš to pod lekciu. Odpovedáme tam aj my.

Prvý riadok`,
  },
  {
    name: 'Mesačný prehľad',
    subject: 'Novinky za [mesiac]',
    preheader: '[Tri slová o tom najlepšom]',
    text: `# Čo je nové

Ahoj, toto pribudlo za [mesiac]:

- **[Názov lekcie]**: [čo sa v nej naučíš]
- **[Názov článku]**: [o čom je]
- **[Názov dielu podcastu]**: [s kým a o čom]

::button[Pozrieť všetko]{href="/kurzy"}

[Jedna veta o tom, na čom práve pracujeme.]

Prvý riadok`,
  },
  {
    name: 'Dôležitý oznam',
    subject: '[Čo sa mení a kedy]',
    preheader: '',
    text: `# [Čo sa mení]

Ahoj, [kedy] sa zmení [čo].

**Čo to znamená pre teba:** [čo treba urobiť, alebo že netreba nič].

Ak máš otázku, odpíš na tento e-mail.

Prvý riadok`,
  },
  {
    name: 'Späť po prestávke',
    subject: 'Tvoj pokrok ti ostal',
    preheader: 'Stačí pokračovať tam, kde to skončilo',
    text: `# Môžeš pokračovať

Ahoj, už sme sa pár týždňov nevideli. Nič sa nestratilo: úlohy, ktoré máš hotové, sú stále hotové.

Odvtedy pribudlo: [čo je nové, jednou vetou].

::button[Pokračovať v učení]{href="/kurzy"}

Desať minút na jednu úlohu je dobrý začiatok.

Prvý riadok`,
    groups: [{ kind: 'away' as const, weeks: 4 }],
  },
];

/** Gives a new site words to begin newsletters with; the association changes and removes them as its own. */
export async function addStarters({ ctx: { db, now } }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<void> {
  const rows = starters.map((words, at) => ({ ...words, id: `starter-${at + 1}`, updatedBy: '', updatedAt: now() }));
  await db.insert(newsletterTemplate).values(rows).onConflictDoNothing();
}
