import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '#src/components/ui/Button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('calls back when it is ready', async () => {
    const onPress = vi.fn();
    render(<Button onPress={onPress}>Uložiť</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Uložiť' }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it.each(['busy', 'disabled'] as const)('does nothing while it is %s, by pointer or by keys', async (state) => {
    const onPress = vi.fn();
    render(
      <Button state={state} onPress={onPress}>
        Uložiť
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Uložiť' });
    // The browser's driver waits for enabled buttons, so the click is forced.
    await userEvent.click(button, { force: true });
    button.focus();
    await userEvent.keyboard('{Enter} ');
    expect(onPress).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it.each(['busy', 'disabled'] as const)('does not send its form while it is %s', async (state) => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
        <Button type="submit" state={state}>
          Odoslať
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'), { force: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
