import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useQueryText } from './use-query-text';

afterEach(cleanup);

function Field() {
  const [text, setText] = useQueryText();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <output>{search}</output>
      <button type="button" onClick={() => void navigate('/search?q=fries')}>
        link
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        forth
      </button>
    </>
  );
}

function openField(...initialEntries: string[]): HTMLInputElement {
  render(
    <MemoryRouter initialEntries={initialEntries}>
      <Field />
    </MemoryRouter>,
  );
  return screen.getByRole('textbox');
}

test('the field shows what is typed before the address has it, and the address follows', async () => {
  const field = openField('/search?q=so');
  expect(field.value).toBe('so');
  await act(async () => {
    // Two letters in one turn: the router has not moved on in between.
    fireEvent.change(field, { target: { value: `${field.value}u` } });
    fireEvent.change(field, { target: { value: `${field.value}p` } });
  });
  expect(field.value).toBe('soup');
  expect(screen.getByRole('status').textContent).toBe('?q=soup');
  await act(async () => fireEvent.change(field, { target: { value: '' } }));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what else the address says stays', async () => {
  const field = openField('/menu/search?restaurant=odile&q=so');
  await act(async () => fireEvent.change(field, { target: { value: 'soup' } }));
  expect(screen.getByRole('status').textContent).toBe('?restaurant=odile&q=soup');
  await act(async () => fireEvent.change(field, { target: { value: '' } }));
  expect(screen.getByRole('status').textContent).toBe('?restaurant=odile');
});

test('going back brings what was looked for there', async () => {
  const field = openField('/search?q=soup');
  await act(async () => screen.getByText('link').click());
  await act(async () => screen.getByText('back').click());
  expect(field.value).toBe('soup');
  await act(async () => fireEvent.change(field, { target: { value: 'soda' } }));
  await act(async () => screen.getByText('forth').click());
  expect(field.value).toBe('fries');
});
