import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextInput } from '#src/components/ui/TextInput.tsx';

function Name({ maxLength }: { maxLength?: number }) {
  const [value, setValue] = useState('');
  return <TextInput label="Meno" value={value} onChange={setValue} maxLength={maxLength} />;
}

afterEach(cleanup);

describe('TextInput', () => {
  it('counts what is typed and stops at the longest', async () => {
    render(<Name maxLength={5} />);
    expect(screen.getByText('0/5')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Meno' }), 'Ema');
    expect(screen.getByText('3/5')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Meno' }), 'nuela');
    expect(screen.getByText('5/5')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Emanu');
  });

  it('shows no counter without a longest length', () => {
    render(<Name />);
    expect(screen.queryByText(/\d\/\d/)).toBeNull();
  });
});
