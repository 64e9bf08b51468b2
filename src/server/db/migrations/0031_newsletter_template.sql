CREATE TABLE "newsletter_template" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"text" text NOT NULL,
	"groups" jsonb,
	"used_count" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_template_name_unique" UNIQUE("name")
);
--> statement-breakpoint
-- What the site comes with; the association changes and removes them as its own.
INSERT INTO "newsletter_template" ("id", "name", "subject", "preheader", "text", "groups", "updated_by", "updated_at") VALUES
('prvy-nova-lekcia', 'Nová lekcia', 'Nová lekcia: [téma]', '[Prečo ju skúsiť, jednou vetou]', '# [Téma] v novej lekcii

Ahoj, do kurzu [názov kurzu] pribudla lekcia. Naučíš sa v nej [čo po nej pôjde napísať].

[Dve vety o tom, prečo sa to zíde.]

::button[Otvoriť lekciu]{href="/kurzy"}

Ak sa na niečom zasekneš, napíš to pod lekciu. Odpovedáme tam aj my.

Prvý riadok', null, '', '2026-11-27T00:00:00Z'),
('prvy-mesacny-prehlad', 'Mesačný prehľad', 'Novinky za [mesiac]', '[Tri slová o tom najlepšom]', '# Čo je nové

Ahoj, toto pribudlo za [mesiac]:

- **[Názov lekcie]**: [čo sa v nej naučíš]
- **[Názov článku]**: [o čom je]
- **[Názov dielu podcastu]**: [s kým a o čom]

::button[Pozrieť všetko]{href="/kurzy"}

[Jedna veta o tom, na čom práve pracujeme.]

Prvý riadok', null, '', '2026-11-27T00:00:00Z'),
('prvy-dolezity-oznam', 'Dôležitý oznam', '[Čo sa mení a kedy]', '', '# [Čo sa mení]

Ahoj, [kedy] sa zmení [čo].

**Čo to znamená pre teba:** [čo treba urobiť, alebo že netreba nič].

Ak máš otázku, odpíš na tento e-mail.

Prvý riadok', null, '', '2026-11-27T00:00:00Z'),
('prvy-po-prestavke', 'Späť po prestávke', 'Tvoj pokrok ti ostal', 'Stačí pokračovať tam, kde to skončilo', '# Môžeš pokračovať

Ahoj, už sme sa pár týždňov nevideli. Nič sa nestratilo: úlohy, ktoré máš hotové, sú stále hotové.

Odvtedy pribudlo: [čo je nové, jednou vetou].

::button[Pokračovať v učení]{href="/kurzy"}

Desať minút na jednu úlohu je dobrý začiatok.

Prvý riadok', '[{"kind":"away","weeks":4}]', '', '2026-11-27T00:00:00Z');
