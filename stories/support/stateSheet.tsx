import { Fragment, type ReactNode } from 'react';
import { type ForcedState, force } from './forcedStates.ts';

/** Variants as `cva` takes them: of each its values, with their classes. */
type Variants = Record<string, Record<string, unknown>>;

/** One value of each variant that is given, as `cva` reads it. */
type Chosen<V extends Variants> = {
  [Name in keyof V]?: keyof V[Name] extends 'true' | 'false' ? boolean : keyof V[Name];
};

/** What the component needs for its states, by column. */
type States = Record<string, object>;

type Keys<S> = S extends object ? keyof S : never;

/** The props of the states, none of which every column has. */
type StateProps<S> = { [Key in Keys<S>]?: S extends Partial<Record<Key, infer Value>> ? Value : never };

interface Sheet<V extends Variants, S extends States> {
  /** A row for each value of each variant; the other variants are left as they are by default. */
  variants?: V;
  /** What the component knows beside the pointer and the keyboard: the name of a column and what it needs. */
  states?: S;
  /** Nobody presses it: it has no columns for that. */
  isStill?: boolean;
  /** Too wide for columns: the states stand below each other. */
  isWide?: boolean;
  /** Classes of the ground that a row stands on. */
  groundOf?: (chosen: Chosen<V>) => string | undefined;
  /** The component in one field of the sheet. The name of the field serves where names may not repeat. */
  render: (given: Chosen<V> & StateProps<S[keyof S]>, field: string) => ReactNode;
}

const pressed: (ForcedState | null)[] = [null, 'hover', 'focus-visible', 'active'];

/**
 * One picture of all that a component can look like: its variants in rows, its states in columns. A sheet is read on a
 * wide screen; what a phone changes has stories of its own.
 */
export function stateSheet<const V extends Variants, const S extends States>(sheet: Sheet<V, S>) {
  return {
    render: () => <StateSheet {...sheet} />,
    parameters: {
      chromatic: { modes: { 'phone light': { disable: true } } },
      // What stands once on a page stands here many times.
      a11y: { config: { rules: ['landmark-unique', 'heading-order'].map((id) => ({ id, enabled: false })) } },
    },
  };
}

function StateSheet<V extends Variants, S extends States>(sheet: Sheet<V, S>) {
  const { variants, states, isStill = false, isWide = false, groundOf, render } = sheet;
  const columns = [
    ...(isStill ? [null] : pressed).map((forced) => ({ name: forced ?? 'rest', forced, props: {} })),
    ...Object.entries(states ?? {}).map(([name, props]) => ({ name, forced: null, props })),
  ];
  return (
    <div
      className="grid max-w-[78rem] items-center gap-1"
      style={{ gridTemplateColumns: `9rem repeat(${isWide ? 1 : columns.length}, minmax(0, 1fr))` }}
    >
      {!isWide && ['', ...columns.map(({ name }) => name)].map((name) => <Name key={name}>{name}</Name>)}
      {rowsOf(variants).flatMap((row) =>
        columns.map((column, index) => {
          const field = `${row.name} ${column.name}`.trim();
          return (
            <Fragment key={field}>
              {(isWide || index === 0) && <Name>{isWide ? field : row.name}</Name>}
              <div
                ref={(box) => {
                  if (box && column.forced) force(column.forced, box);
                }}
                className={`min-w-0 p-2 ${groundOf?.(row.chosen) ?? ''}`}
              >
                {render({ ...row.chosen, ...column.props } as Chosen<V> & StateProps<S[keyof S]>, field)}
              </div>
            </Fragment>
          );
        }),
      )}
    </div>
  );
}

function Name({ children }: { children: string }) {
  return <span className="text-xs text-muted wrap-anywhere">{children}</span>;
}

/** A row for each value of each variant, and one for a component that has none. */
function rowsOf<V extends Variants>(variants: V | undefined): { name: string; chosen: Chosen<V> }[] {
  if (!variants) return [{ name: '', chosen: {} }];
  return Object.entries(variants).flatMap(([variant, values]) =>
    Object.keys(values).map((value) => ({
      name: `${variant} ${value}`,
      chosen: { [variant]: value === 'true' || (value === 'false' ? false : value) } as Chosen<V>,
    })),
  );
}
