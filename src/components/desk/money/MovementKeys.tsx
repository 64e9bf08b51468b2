import { KeyHint } from '#src/components/desk/kit/KeyHint.tsx';

/** What keys do on the screen of movements. */
export function MovementKeys() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted max-l:hidden">
      <KeyHint keys={['J', 'K']}>po riadkoch</KeyHint>
      <KeyHint keys={['Enter']}>otvoriť</KeyHint>
      <KeyHint keys={['[', ']']}>mesiac</KeyHint>
      <KeyHint keys={['/']}>hľadať</KeyHint>
      <KeyHint keys={['E']}>export</KeyHint>
    </p>
  );
}
