CREATE TABLE ziaci (
  id INTEGER PRIMARY KEY,
  meno TEXT NOT NULL,
  trieda TEXT NOT NULL
);

CREATE TABLE knihy (
  id INTEGER PRIMARY KEY,
  nazov TEXT NOT NULL,
  autor TEXT NOT NULL,
  zaner TEXT NOT NULL,
  strany INTEGER NOT NULL
);

CREATE TABLE vypozicky (
  id INTEGER PRIMARY KEY,
  ziak_id INTEGER NOT NULL REFERENCES ziaci (id),
  kniha_id INTEGER NOT NULL REFERENCES knihy (id),
  pozicana TEXT NOT NULL,
  vratena TEXT
);

INSERT INTO ziaci (id, meno, trieda) VALUES
  (1, 'Ema Kováčová', '6.A'),
  (2, 'Adam Ďuriš', '6.B'),
  (3, 'Šimon Novák', '6.A'),
  (4, 'Lucia Žáková', '7.A'),
  (5, 'Zuzana Balážová', '6.B'),
  (6, 'Tomáš Hric', '7.A'),
  (7, 'Nina Ťažká', '6.A'),
  (8, 'Oliver Lacko', '7.A');

INSERT INTO knihy (id, nazov, autor, zaner, strany) VALUES
  (1, 'Ostrov za rohom', 'Mária Lesná', 'dobrodružná', 212),
  (2, 'Robot v triede', 'Juraj Bystrý', 'sci-fi', 148),
  (3, 'Stratený kľúč', 'Eva Tichá', 'detektívka', 176),
  (4, 'Cesta na Mars', 'Juraj Bystrý', 'sci-fi', 264),
  (5, 'Pes na stope', 'Eva Tichá', 'detektívka', 96),
  (6, 'Tajomstvo podkrovia', 'Mária Lesná', 'dobrodružná', 188),
  (7, 'Žeriav nad mestom', 'Juraj Bystrý', 'komiks', 64),
  (8, 'Vlak o polnoci', 'Eva Tichá', 'detektívka', 232);

INSERT INTO vypozicky (id, ziak_id, kniha_id, pozicana, vratena) VALUES
  (1, 1, 2, '2026-03-02', '2026-03-16'),
  (2, 3, 5, '2026-03-02', '2026-03-09'),
  (3, 4, 8, '2026-03-04', NULL),
  (4, 1, 4, '2026-03-16', NULL),
  (5, 5, 2, '2026-03-17', '2026-03-30'),
  (6, 6, 3, '2026-03-18', '2026-04-01'),
  (7, 2, 1, '2026-03-20', NULL),
  (8, 3, 7, '2026-03-23', '2026-03-25'),
  (9, 4, 2, '2026-04-01', NULL),
  (10, 1, 3, '2026-04-02', NULL);
