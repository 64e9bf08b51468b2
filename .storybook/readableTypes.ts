import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/** The values of a prop, as code writes them; nothing where its type is no union. */
function membersOf(type: SBType): string[] {
  if (type.name === 'enum') return type.value.map((value) => JSON.stringify(value));
  if (type.name !== 'union') return [];
  return type.value.map((member) =>
    'value' in member && typeof member.value === 'string' ? member.value : member.name,
  );
}

/** The table of props says which values a prop may have, where it would say `union`. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (table?.type?.summary !== 'union' || typeof type !== 'object') return [name, argType];
      const summary = membersOf(type).join(' | ') || 'union';
      return [name, { ...argType, table: { ...table, type: { summary } } }];
    }),
  );
