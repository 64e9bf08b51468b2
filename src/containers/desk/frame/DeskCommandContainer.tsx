import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { storeThemeSetting } from '#src/browser/page/theme.ts';
import { DeskCommand, type DeskCommandItem } from '#src/components/desk/frame/DeskCommand.tsx';
import { DeskKeys } from '#src/components/desk/frame/DeskKeys.tsx';
import { useSession } from '#src/containers/account/useSession.ts';
import type { ContentItem } from '#src/contract/desk/content/deskContent.ts';
import type { DeskOrderItem } from '#src/contract/desk/money/deskOrders.ts';
import type { ContentFound } from '#src/contract/desk/overview/deskOverview.ts';
import type { PeoplePage } from '#src/contract/desk/people/deskPeople.ts';
import type { Role } from '#src/contract/role.ts';
import { contentKindNames, contentStateInWords, contentTabs } from '#src/domain/desk/content/deskContent.ts';
import { type DeskCommand as Command, commandsFor, isMeant } from '#src/domain/desk/frame/deskCommands.ts';
import { hrefOfObject } from '#src/domain/desk/frame/deskLinks.ts';
import type { DeskPlace } from '#src/domain/desk/frame/deskMenu.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { orderStateNames, orderStateOf } from '#src/domain/desk/money/deskOrder.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { contentList } from '#src/queries/desk/content/deskContent.ts';
import { deskOrders } from '#src/queries/desk/money/deskMoney.ts';
import { contentFound } from '#src/queries/desk/overview/deskOverview.ts';
import { people } from '#src/queries/desk/people/deskPeople.ts';

interface Props {
  userId: string;
  roles: readonly Role[];
  places: readonly DeskPlace[];
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Milliseconds after the last key until the server is asked. */
const pause = 150;
/** How many people, and how many orders: the list itself has the others. */
const most = 4;
/** One letter is in every name. */
const shortest = 2;
/** Lists of the desk that search by their address. */
const searched = [deskPaths.people(), deskPaths.orders(), deskPaths.comments(), deskPaths.feedback()];

/** The looks of the site. */
const looks = [
  { id: 'look-dark', name: 'Tmavý vzhľad', words: 'tmavá téma režim', setting: 'DARK' },
  { id: 'look-light', name: 'Svetlý vzhľad', words: 'svetlá téma režim', setting: 'LIGHT' },
  { id: 'look-auto', name: 'Vzhľad podľa zariadenia', words: 'automatický', setting: 'AUTO' },
] as const;

/** Ctrl K: what is found in each source, and „?“: all keys. Another source is another group. */
export function DeskCommandContainer({ userId, roles, places, isOpen, setOpen }: Props) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState('');
  const [areKeysOpen, setKeysOpen] = useState(false);
  const words = query.trim().slice(0, 80);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen(true);
      } else if (event.key === '?' && !isTyping(event.target)) setKeysOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setOpen]);
  const sees = (href: string) => places.some((place) => place.href === href);
  const finds = (href: string) => asked.length >= shortest && sees(href);
  const content = useQuery({
    ...contentFound(userId, asked),
    enabled: asked !== '' && (sees(deskPaths.content()) || sees(deskPaths.comments())),
  });
  const isWorthAsking = words.length >= shortest;
  const foundPeople = useQuery({ ...people(userId, { q: asked }), enabled: finds(deskPaths.people()) });
  const foundOrders = useQuery({ ...deskOrders(userId, { q: asked }), enabled: finds(deskPaths.orders()) });
  const sources = [content, foundPeople, foundOrders];
  const written = useWritten(userId, asked, isOpen && sees(deskPaths.content()));
  const close = () => {
    setOpen(false);
    setQuery('');
  };
  const found = places.filter(({ name }) => isMeant(words, { name }));
  const commands = useCommands(roles, words);
  const groups = [
    {
      name: 'Zázemie',
      items: [
        ...found.map(({ name, href, number }) => ({ id: href, name, href, aside: `G ${number}` })),
        ...commands.screens,
      ],
    },
    { name: 'Urobiť', items: commands.acts },
    {
      name: 'Obsah',
      items:
        words === ''
          ? []
          : [
              ...(content.data?.items ?? []).map((item) => contentItem(item, written.writesAll)),
              ...written.items.map(writtenItem),
            ],
    },
    {
      name: 'Ľudia a\u00A0objednávky',
      items: isWorthAsking
        ? [
            ...(foundPeople.data?.items ?? []).slice(0, most).map(personItem),
            ...(foundOrders.data?.items ?? []).slice(0, most).map(orderItem),
          ]
        : [],
    },
    {
      name: 'Spustiť',
      items:
        words === ''
          ? []
          : places
              .filter(({ href }) => searched.includes(href))
              .map(({ name, href }) => ({
                id: `q ${href}`,
                name: `Hľadať „${words}“`,
                note: name,
                href: withFilters(href, { q: words }),
              })),
    },
  ];
  return (
    <>
      <DeskCommand
        isOpen={isOpen}
        query={query}
        groups={groups}
        isLoading={words !== '' && (asked !== words || sources.some((source) => source.isFetching))}
        hasFailed={words !== '' && sources.some((source) => source.isError)}
        onQuery={setQuery}
        onChoose={({ id, href, isOutside = false }: DeskCommandItem, isNewTab) => {
          close();
          if (commands.run(id)) return;
          if (isNewTab || isOutside) window.open(href, '_blank', 'noopener');
          else void navigate(href);
        }}
        onClose={close}
      />
      <DeskKeys isOpen={areKeysOpen} places={places} onClose={() => setKeysOpen(false)} />
    </>
  );
}

/** The commands of the desk that are meant, and what becomes of one that leads nowhere: whether it was one. */
function useCommands(roles: readonly Role[], typed: string) {
  const { leaveTo } = useSession();
  const { screens, acts } = commandsFor(roles);
  const own = [
    {
      ...{ id: 'sign-out', name: 'Odhlásiť sa', note: 'Účet', words: 'koniec odhlásenie' },
      act: () => void leaveTo(paths.home()),
    },
    ...looks.map(({ setting, ...look }) => ({ ...look, note: 'Vzhľad', act: () => storeThemeSetting(setting) })),
  ];
  const meant = (all: readonly (Omit<Command, 'href'> & { id?: string; href?: string })[]): DeskCommandItem[] =>
    typed === ''
      ? []
      : all
          .filter((one) => isMeant(typed, one))
          .map(({ id, name, note, href = '' }) => ({ id: id ?? `command ${href}`, name, note, href }));
  const run = (id: string) => {
    const found = own.find((one) => one.id === id);
    found?.act();
    return found !== undefined;
  };
  return { screens: meant(screens), acts: meant([...acts, ...own]), run };
}

/**
 * Things of the content that the caller may write: for editors, who write all, of the kinds that are found nowhere else; lecturers find
 * their own beside what stands on the web.
 */
function useWritten(userId: string, q: string, isAsked: boolean) {
  const { data } = useQuery({ ...contentList(userId, { kind: 'course' }), enabled: isAsked });
  const writesAll = data?.tabs.tag !== undefined;
  const kinds = contentTabs.filter(({ kind }) => data?.tabs[kind] !== undefined && !(writesAll && kind in kindNames));
  const items = useQueries({
    queries: kinds.map(({ kind }) => ({ ...contentList(userId, { kind, q }), enabled: isAsked && q !== '' })),
    combine: (lists) => lists.flatMap((list) => list.data?.items.slice(0, 4) ?? []),
  });
  return { writesAll, items };
}

const writtenItem = ({ kind, id, name, state, publishAt }: ContentItem): DeskCommandItem => ({
  id: `${kind} ${id} editor`,
  name,
  note: contentKindNames[kind],
  aside: contentStateInWords(state, publishAt),
  href: kind === 'course' ? deskPaths.course(id) : deskPaths.contentEditor(kind, id),
});

const addresses: Record<
  ContentFound['items'][number]['kind'],
  (item: { id: string; slug: string; chapterId: string | null }) => string
> = {
  course: ({ slug }) => paths.course(slug),
  lecture: ({ slug, chapterId, id }) => paths.lecture(slug, chapterId ?? '', id),
  article: ({ slug }) => paths.article(slug),
  episode: ({ slug }) => paths.episode(slug),
};
const kindNames = { course: 'kurz', lecture: 'lekcia', article: 'článok', episode: 'epizóda' };

function contentItem(item: ContentFound['items'][number], isWritten: boolean): DeskCommandItem {
  const editor = item.kind === 'course' ? deskPaths.course(item.id) : deskPaths.contentEditor(item.kind, item.id);
  return {
    id: `${item.kind} ${item.id}`,
    name: item.name,
    note: item.place ?? kindNames[item.kind],
    aside: item.isPublished ? 'Na webe' : 'Nezverejnené',
    href: isWritten ? editor : addresses[item.kind](item),
    isOutside: !isWritten,
  };
}

function personItem({ id, displayName, email, courseCount }: PeoplePage['items'][number]): DeskCommandItem {
  const href = hrefOfObject('človek', id) ?? deskPaths.people();
  return { id: `person ${id}`, name: displayName, note: email, aside: counted(courseCount, 'kurz'), href };
}

function orderItem(order: DeskOrderItem): DeskCommandItem {
  const { id, receiptNumber, buyerName, productName, amount, currency } = order;
  return {
    id: `order ${id}`,
    name: receiptNumber ?? 'bez dokladu',
    note: [buyerName || 'bez mena', productName].join(', '),
    aside: `${formatExactAmount(amount, currency)}, ${orderStateNames[orderStateOf(order)].toLocaleLowerCase('sk')}`,
    href: deskPaths.order(id),
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}
