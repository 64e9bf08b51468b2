CREATE TABLE ziaci (
  id INTEGER PRIMARY KEY,
  meno TEXT NOT NULL,
  trieda TEXT NOT NULL
) STRICT;

CREATE TABLE vypozicky (
  id INTEGER PRIMARY KEY,
  ziak_id INTEGER NOT NULL REFERENCES ziaci(id),
  kniha TEXT NOT NULL,
  dni INTEGER NOT NULL CHECK (dni > 0)
) STRICT;

INSERT INTO ziaci VALUES (1, 'Adam', '8.A'), (2, 'Bea', '8.A'), (3, 'Cyril', '8.B');

INSERT INTO vypozicky (ziak_id, kniha, dni) VALUES
  (1, 'Malý princ', 14),
  (2, 'Hobit', 30),
  (1, 'Dracula', 21);

-- Ako po prvej zmene v článku: Adam postúpil.
UPDATE ziaci SET trieda = '9.A' WHERE id = 1;
