import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The smallest content with one of everything; texts by path, so that a test changes what it is about. */
export const smallContent: Record<string, string> = {
  'tags.yml': '- slug: java\n  name: Java\n- slug: zaciatky\n  name: Začiatky\n',
  'products.yml':
    '- course: java-kurz\n  id: prod_java\n  name: Java Kurz\n  variantName: Java kurz\n  amount: 4900\n  currency: EUR\n',
  'next-courses.yml':
    '- id: python\n  name: Python\n  summary: "Jazyk: čitateľný"\n- id: git\n  name: Git\n  summary: Verzie.\n',
  'authors/zuzana.md':
    '---\nid: zuzana\nslug: zuzana\nname: Zuzana\nrole: Lektorka\nlinks:\n  - name: Web\n    url: https://example.org\n---\nUčí.\n',
  'pages/o-projekte.md': '---\ntitle: O projekte\nsummary: "Kto: sme"\n---\nSme tu.\n',
  'articles/clanok.md':
    '---\nid: clanok\nslug: clanok\ntitle: "Chyby: ako na ne"\nsummary: Zhrnutie\nauthor: zuzana\npublishedAt: 2026-05-14\ntags: [zaciatky, java]\n---\nText.\n\n## Časť\n\n---\n\nKoniec.\n',
  'podcast/epizoda.md':
    '---\nid: epizoda\nslug: epizoda\ntitle: Epizóda\nsummary: Zhrnutie\nauthor: zuzana\npublishedAt: 2026-05-15T06:30:00Z\ntags: [java]\nepisode: 1\naudio: /media/e.mp3\ntranscript: /media/e.vtt\ndurationSeconds: 206\nbytes: 12345\n---\nPoznámky.\n',
  'videos/video.md':
    '---\nid: video-id\nslug: video\ntitle: Video\nsummary: Zhrnutie\nauthor: zuzana\npublishedAt: 2026-03-09\nprovider: FILE\nsource: /media/v.mp4\nposter: /media/v.webp\ncaptions: /media/v.vtt\nchapters:\n  - start: 0\n    title: Začiatok\n  - start: 12.5\n    title: "Koniec: úloha"\ndurationSeconds: 88\nbytes: 999\n---\nPopis.\n',
  'videos/cykly.md':
    '---\nid: cykly-id\nslug: cykly\ntitle: Cykly\nsummary: Zhrnutie\nauthor: zuzana\npublishedAt: 2026-03-09\nlectureOnly: true\nprovider: FILE\nsource: cykly.mp4\nposter: cykly.webp\ncaptions: cykly.vtt\ndurationSeconds: 88\nbytes: 999\n---\nPopis.\n',
  'courses/java-kurz/course.md':
    '---\nid: java\nslug: java-kurz\nname: Java Kurz\nsummary: Zhrnutie\nauthor: zuzana\nlevel: beginner\nillustration: java\nlanguage: Java\nposition: 1\npublishedAt: 2026-03-02\nwhatYouLearn:\n  - Čítať chyby\nprerequisites:\n  - Počítač\n---\nPopis kurzu.\n',
  'courses/java-kurz/resources.md':
    '---\nresources:\n  - name: JDK\n    url: https://adoptium.net/\n    kind: tool\n    description: "Inštalátor: otvor ho prvý."\n---\nÚvod.\n',
  'courses/java-kurz/01-prvy-riadok/chapter.md':
    '---\nid: java-prvy\nname: Prvý riadok\nfreeSample: true\nresult:\n  name: Kalkulačka\n  text: Spočíta dve čísla.\n---\n',
  'courses/java-kurz/01-prvy-riadok/01-prvy-vypis.md':
    '---\nid: java-vypis\nname: Prvý výpis\ntype: VIDEO\nminutes: 9\nsummary: Zhrnutie\nvideo: video\n---\nText lekcie.\n',
  'courses/java-kurz/01-prvy-riadok/02-premenne.md':
    '---\nid: java-premenne\nname: Premenné\ntype: TEXT\nminutes: 7\nsummary: Zhrnutie\n---\nText lekcie.\n',
  'courses/java-kurz/01-prvy-riadok/quiz.yml': `id: java-kviz
lecture: java-vypis
name: Prvý riadok
questions:
  - id: java-kviz-1
    kind: SINGLE
    text: |
      Čo vypíše program?

      \`\`\`java
      System.out.println("Ahoj");
      \`\`\`
    options:
      - text: "\`Ahoj\`"
        correct: true
      - text: "Nič: spadne"
        explanation: "Chyba by bola: červený text"
    explanation: Vypíše to, čo je v úvodzovkách.
  - id: java-kviz-2
    kind: MULTIPLE
    text: Ktoré príkazy vypisujú?
    options:
      - text: println
        correct: true
        explanation: Áno.
      - text: print
        correct: true
      - text: parseInt
    explanation: parseInt číta číslo.
  - id: java-kviz-3
    kind: TEXT
    text: Ako sa volá príkaz na výpis?
    accepted: [println, System.out.println]
    exact: true
    explanation: println.
  - id: java-kviz-4
    kind: NUMBER
    text: Koľko je 1 / 3?
    answer: 0.33
    tolerance: 0.01
    explanation: Asi tretina.
  - id: java-kviz-5
    kind: ORDER
    text: Zoraď riadky.
    lines:
      - "class A {"
      - "  int a = 1;"
      - "# koniec: }"
    explanation: Od triedy dovnútra.
  - id: java-kviz-6
    kind: OUTPUT
    text: Čo vypíše?
    output: |2
        1
      Ahoj

      2
    explanation: Dva riadky.
`,
  'courses/java-kurz/02-rozhodovanie/chapter.md': '---\nid: java-rozhodovanie\nname: Rozhodovanie\n---\n',
};

const vtt = 'WEBVTT\n\n1\n00:00:00.400 --> 00:00:03.292\n<v Zuzana>Vitaj.</v>\n';

/** Writes a content folder, with the files that it names beside it. */
export async function writeContentFolder(files: Record<string, string | null>) {
  const root = await mkdtemp(join(tmpdir(), 'prvy-riadok-content-'));
  const publicDir = join(root, 'public');
  const mediaDir = join(root, 'media');
  const directory = join(root, 'content');
  const media = { '../media/cykly.mp4': 'film', '../media/cykly.webp': 'obrázok', '../media/cykly.vtt': vtt };
  const all = { ...files, ...media, '../public/media/e.vtt': vtt, '../public/media/v.vtt': vtt };
  for (const [path, text] of Object.entries(all)) {
    if (text === null) continue;
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { directory, publicDir, mediaDir, remove: () => rm(root, { recursive: true }) };
}
