import { ContentTabs } from '#src/components/desk/content/ContentTabs.tsx';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';

/** The orders, and what they moved. */
export function MoneyTabsContainer({ current }: { current: 'orders' | 'movements' }) {
  return (
    <ContentTabs
      label="Peniaze"
      tabs={[
        { name: 'Objednávky', href: deskPaths.orders(), isCurrent: current === 'orders', count: null },
        { name: 'Pohyby', href: deskPaths.movements(), isCurrent: current === 'movements', count: null },
        { name: 'Darované kurzy', href: deskPaths.gifts(), isCurrent: false, count: null },
      ]}
    />
  );
}
