import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '#src/components/ui/Checkbox.tsx';

describe('Checkbox, the check for developers', () => {
  // React reports the error that the test expects.
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('throws when it has both a text label and a label element', () => {
    expect(() => render(<Checkbox isChecked={false} label="Súhlasím" labelElement={<b>Súhlasím</b>} />)).toThrow(
      'Checkbox takes either `label` or `labelElement`, not both.',
    );
  });

  it.each([
    ['a text label', { label: 'Súhlasím' }],
    ['a label element', { labelElement: <b>Súhlasím</b> }],
  ])('takes %s', (_case, props) => {
    expect(() => render(<Checkbox isChecked={false} {...props} />)).not.toThrow();
  });
});
