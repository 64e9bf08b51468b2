import type { AdminAction, AdminEventPage } from '#src/contract/admin.ts';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { CommunityRule, MediaKind } from '#src/contract/limits.ts';
import { communityRules } from './communityRules.ts';
import { formatDate, formatDateTime } from './dateTime.ts';
import { contentKindNames } from './desk/content/deskContent.ts';
import { bytesInWords, mediaKindNames } from './mediaWords.ts';
import { formatExactAmount } from './money.ts';
import { formatMonth } from './month.ts';
import { roleNames } from './roleNames.ts';

type AdminEvent = AdminEventPage['items'][number];

interface Words {
  /** What was done, without a gender: „vrátenie peňazí“. */
  act: string;
  /** What it was done to, where the target is only an id. */
  object: string;
  /** It cannot be taken back. */
  isFinal?: boolean;
}

const words: Record<AdminAction, Words> = {
  'order-refunded': { act: 'vrátenie peňazí', object: 'objednávka', isFinal: true },
  'receipt-read': { act: 'čítanie dokladu', object: 'objednávka' },
  'comment-deleted': { act: 'zmazanie komentára', object: 'komentár', isFinal: true },
  'comment-reports-closed': { act: 'vybavenie nahlásení', object: 'komentár' },
  'review-deleted': { act: 'zmazanie hodnotenia', object: 'hodnotenie', isFinal: true },
  'user-blocked': { act: 'zablokovanie', object: 'človek' },
  'user-unblocked': { act: 'odblokovanie', object: 'človek' },
  'comment-hidden': { act: 'skrytie komentára', object: 'komentár' },
  'comment-restored': { act: 'vrátenie komentára', object: 'komentár' },
  'comment-answered': { act: 'odpoveď za združenie', object: 'komentár' },
  'comment-reports-reopened': { act: 'opätovné otvorenie nahlásení', object: 'komentár' },
  'review-hidden': { act: 'skrytie hodnotenia', object: 'hodnotenie' },
  'review-restored': { act: 'vrátenie hodnotenia', object: 'hodnotenie' },
  'comment-let-through': { act: 'pustenie komentára na web', object: 'komentár' },
  'comment-held-again': { act: 'vrátenie komentára medzi čakajúce', object: 'komentár' },
  'review-let-through': { act: 'pustenie hodnotenia na web', object: 'hodnotenie' },
  'review-held-again': { act: 'vrátenie hodnotenia medzi čakajúce', object: 'hodnotenie' },
  'first-links-switched': { act: 'zmena čakania prvých odkazov', object: 'prvé odkazy' },
  'feedback-answered': { act: 'odpoveď na správu', object: 'správa' },
  'feedback-closed': { act: 'vybavenie správy', object: 'správa' },
  'feedback-reopened': { act: 'opätovné otvorenie správy', object: 'správa' },
  'order-checked': { act: 'overenie v\u00A0platobnej bráne', object: 'objednávka' },
  'order-note-changed': { act: 'zmena poznámky', object: 'objednávka' },
  'orders-exported': { act: 'export objednávok', object: 'objednávky' },
  'movements-exported': { act: 'export pohybov', object: 'pohyby' },
  'month-closed': { act: 'uzavretie mesiaca', object: 'pohyby' },
  'month-reopened': { act: 'opätovné otvorenie mesiaca', object: 'pohyby' },
  'payout-checked': { act: 'porovnanie výplaty s\u00A0bankou', object: 'výplata' },
  'dispute-tried': { act: 'skúšobný spor', object: 'objednávka' },
  'receipt-mailed': { act: 'opätovné odoslanie dokladu', object: 'objednávka' },
  'code-created': { act: 'vytvorenie kódu', object: 'zľavový kód' },
  'code-changed': { act: 'zmena kódu', object: 'zľavový kód' },
  'course-given': { act: 'darovanie kurzu', object: 'človek' },
  'gift-ended': { act: 'odobratie darovaného kurzu', object: 'človek' },
  'role-given': { act: 'pridelenie roly', object: 'človek' },
  'role-taken': { act: 'odobratie roly', object: 'človek' },
  'author-linked': { act: 'priradenie lektora', object: 'človek' },
  'invitation-sent': { act: 'pozvanie do združenia', object: 'pozvánka' },
  'invitation-renewed': { act: 'opätovné odoslanie pozvánky', object: 'pozvánka' },
  'invitation-withdrawn': { act: 'zrušenie pozvánky', object: 'pozvánka' },
  'invitation-accepted': { act: 'prijatie pozvánky', object: 'človek' },
  'teacher-refused': { act: 'odmietnutie žiadosti o\u00A0rolu Škola', object: 'človek' },
  'course-moved': { act: 'prenesenie kurzu', object: 'človek' },
  'certificate-revoked': { act: 'zrušenie certifikátu', object: 'človek', isFinal: true },
  'user-exported': { act: 'export údajov', object: 'človek' },
  'user-deleted': { act: 'zmazanie účtu', object: 'človek', isFinal: true },
  'media-uploaded': { act: 'nahratie súboru', object: 'súbor' },
  'media-changed': { act: 'zmena súboru', object: 'súbor' },
  'media-deleted': { act: 'zmazanie súboru', object: 'súbor', isFinal: true },
  'newsletter-created': { act: 'vytvorenie newslettera', object: 'newsletter' },
  'newsletter-changed': { act: 'úprava newslettera', object: 'newsletter' },
  'newsletter-deleted': { act: 'zmazanie konceptu newslettera', object: 'newsletter', isFinal: true },
  'newsletter-tested': { act: 'skúšobný newsletter', object: 'newsletter' },
  'newsletter-scheduled': { act: 'naplánovanie newslettera', object: 'newsletter' },
  'newsletter-unscheduled': { act: 'zrušenie plánu newslettera', object: 'newsletter' },
  'newsletter-paused': { act: 'pozastavenie newslettera', object: 'newsletter' },
  'newsletter-resumed': { act: 'pokračovanie newslettera', object: 'newsletter' },
  'newsletter-stopped': { act: 'zastavenie newslettera', object: 'newsletter', isFinal: true },
  'newsletter-night-given': { act: 'nočná výnimka newslettera', object: 'newsletter' },
  'newsletter-night-ended': { act: 'zrušenie nočnej výnimky newslettera', object: 'newsletter' },
  'newsletter-template-kept': { act: 'uloženie šablóny newslettera', object: 'šablóna' },
  'newsletter-template-deleted': { act: 'zmazanie šablóny newslettera', object: 'šablóna', isFinal: true },
  'subscribers-exported': { act: 'export odberateľov', object: 'odberatelia' },
  'subscriber-removed': { act: 'odstránenie adresy z\u00A0newslettera', object: 'odberateľ', isFinal: true },
  'content-created': { act: 'vytvorenie obsahu', object: 'obsah' },
  'content-published': { act: 'publikovanie', object: 'obsah' },
  'content-review-asked': { act: 'poslanie na kontrolu', object: 'obsah' },
  'content-review-left': { act: 'vrátenie z\u00A0kontroly', object: 'obsah' },
  'content-scheduled': { act: 'naplánovanie', object: 'obsah' },
  'content-plan-withdrawn': { act: 'zrušenie plánu', object: 'obsah' },
  'content-plan-kept': { act: 'publikovanie podľa plánu', object: 'obsah' },
  'content-plan-failed': { act: 'neúspešné publikovanie podľa plánu', object: 'obsah' },
  'content-publication-undone': { act: 'vrátenie publikovania', object: 'obsah' },
  'content-withdrawn': { act: 'stiahnutie z\u00A0webu', object: 'obsah' },
  'content-archived': { act: 'archivovanie', object: 'obsah' },
  'content-revived': { act: 'vrátenie z\u00A0archívu', object: 'obsah' },
  'content-reordered': { act: 'zmena poradia', object: 'obsah' },
  'source-asked': { act: 'načítanie zdroja', object: 'zdroj' },
  'browser-error-settled': { act: 'vybavenie chyby v\u00A0prehliadačoch', object: 'chyba v\u00A0prehliadačoch' },
  'waiting-taken': { act: 'prevzatie čakajúceho', object: 'prehľad' },
  'waiting-released': { act: 'vzdanie sa čakajúceho', object: 'prehľad' },
  'browser-error-reopened': { act: 'opätovné otvorenie chyby', object: 'chyba v\u00A0prehliadačoch' },
};

/** All acts that there are, by their words. */
export const adminActions = (Object.keys(words) as AdminAction[]).sort((one, other) =>
  words[one].act.localeCompare(words[other].act, 'sk'),
);

/** What cannot be taken back. */
export const finalActions = adminActions.filter((action) => words[action].isFinal);

/** An act in words. */
export function wordsOf(action: AdminAction): Words {
  return words[action];
}

const fields: Record<string, string> = {
  amount: 'Suma',
  total: 'Spolu vrátené',
  lectureId: 'Lekcia',
  postId: 'Článok',
  courseId: 'Kurz',
  userId: 'Človek',
  authorId: 'Človek',
  rule: 'Pravidlo',
  reports: 'Nahlásenia',
  answered: 'Komentár',
  hidden: 'Skryté',
  waits: 'Čaká na pohľad',
  blocked: 'Zablokovanie',
  until: 'Do',
  productId: 'Produkt',
  giftId: 'Dar',
  status: 'Stav',
  orders: 'Počet',
  month: 'Mesiac',
  state: 'Stav',
  code: 'Kód',
  percentOff: 'Zľava v\u00A0%',
  amountOff: 'Zľava',
  maxRedemptions: 'Koľkokrát spolu',
  maxPerUser: 'Na jedného človeka',
  firstDay: 'Prvý deň',
  lastDay: 'Posledný deň',
  active: 'Zapnutý',
  note: 'Poznámka',
  role: 'Rola',
  roles: 'Roly',
  author: 'Lektor',
  fromUserId: 'Z\u00A0účtu',
  orderId: 'Objednávka',
  name: 'Názov',
  kind: 'Druh',
  bytes: 'Veľkosť',
  alt: 'Textová podoba',
  captionsId: 'Titulky',
  private: 'Len do lekcií',
  subject: 'Predmet',
  sendAt: 'Odoslať',
  pace: 'E-mailov za hodinu',
  recipients: 'Koľkým',
  sent: 'Odoslaných',
  subscribers: 'Počet',
  at: 'Kedy',
  place: 'Miesto',
  release: 'Verzia',
  reason: 'Dôvod',
  movements: 'Počet',
  people: 'S\u00A0menami',
  check: 'Výpis',
  bankDay: 'V\u00A0banke',
  bankAmount: 'Suma v\u00A0banke',
  dispute: 'Banka',
};

const roleInWords = (role: string) =>
  role in roleNames ? roleNames[role as keyof typeof roleNames].title.toLowerCase() : role;

/** The name of a field of an act. */
export const fieldName = (name: string) => fields[name] ?? (name in roleNames ? `Rola ${roleInWords(name)}` : name);

const orderStates: Record<string, string> = {
  pending: 'čaká na platbu',
  paid: 'zaplatená',
  refunded: 'vrátená',
  lapsed: 'prepadla',
};

/** The value of a field of an act; amounts are cents. */
export function fieldValue(name: string, value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'áno' : 'nie';
  if (typeof value === 'number') {
    if (name === 'bytes') return bytesInWords(value);
    if (name === 'people') return value === 1 ? 'áno' : 'nie';
    return ['amount', 'total', 'amountOff', 'bankAmount'].includes(name)
      ? formatExactAmount(value, 'EUR')
      : String(value);
  }
  if (name === 'role') return roleInWords(value);
  if (name === 'roles') return value.split(' ').map(roleInWords).join(', ');
  if (name === 'kind') {
    return contentKindNames[value as ContentKind] ?? mediaKindNames[value as MediaKind]?.one ?? value;
  }
  if (name === 'rule') return communityRules[value as CommunityRule]?.name ?? value;
  if (name === 'month') return formatMonth(value);
  if (name === 'check') return value === 'agrees' ? 'sedí' : 'má dôvod rozdielu';
  if (name === 'dispute') return { open: 'žiada peniaze', won: 'prehrala', lost: 'vyhrala' }[value] ?? value;
  if (name === 'status' || name === 'state') return orderStates[value] ?? value;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
}

/** What an act says beside its object, in a line. */
export function detailsOf({ details }: Pick<AdminEvent, 'details'>): string {
  return Object.entries(details)
    .map(([name, value]) => `${fieldName(name)}: ${fieldValue(name, value)}`)
    .join(', ');
}
