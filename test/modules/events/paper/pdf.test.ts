import { drawPdf } from '../../../../src/modules/events/paper/pdf';

it('other work has its turn between two pages', async () => {
  const done: string[] = [];
  await drawPdf('Two pages', [
    () => {
      done.push('first page');
      setImmediate(() => done.push('other work'));
    },
    () => {
      done.push('second page');
    },
  ]);
  expect(done).toEqual(['first page', 'other work', 'second page']);
});
