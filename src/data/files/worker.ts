import { connectForWorker, openForWorker } from '#data/store/open-for-worker.ts';
import { copyKindOf, tablesOf } from '#data/workspace-tables.ts';
import { answerPage } from './answer-page.ts';
import type { JobRequest, Jobs } from './job.ts';
import type { OnProgress } from './progress.ts';

/** Runs one job, loading only the code it needs, and posts its result. The page then terminates the worker. */
answerPage<JobRequest>(perform);

async function perform(request: JobRequest, onProgress: OnProgress): Promise<Jobs[keyof Jobs]['result']> {
  if (request.job === 'sheets') return (await import('./sheets/read-sheets.ts')).readSheets(request.input.file);
  if (request.job === 'zip') return (await import('./zip.ts')).zipped(request.input, onProgress);
  const { tables, versions } = await tablesOf(request.input.store);
  switch (request.job) {
    case 'check': {
      const { file, password } = request.input;
      const kind = await copyKindOf(request.input.store);
      return (await import('./backup/check.ts')).checkBackup(tables, kind, file, password, onProgress);
    }
    case 'csv': {
      const [db, { csvFile }] = await Promise.all([
        openForWorker(versions, request.input.database),
        import('./csv.ts'),
      ]);
      return csvFile(db, tables, request.input, onProgress).finally(() => db.close());
    }
    case 'write': {
      const [db, { writeBackup }, kind] = await Promise.all([
        openForWorker(versions, request.input.database),
        import('./backup/write.ts'),
        copyKindOf(request.input.store),
      ]);
      return writeBackup(db, Object.keys(tables), kind, request.input, onProgress).finally(() => db.close());
    }
    case 'replace': {
      const { store: name, database, checked, words } = request.input;
      const [{ createStore }, { replaceRecords }] = await Promise.all([
        import('#data/store/store.ts'),
        import('./backup/replace.ts'),
      ]);
      const store = createStore(name, tables, words);
      await store.use(connectForWorker(versions, database));
      return replaceRecords(store, checked, onProgress).finally(() => store.leave());
    }
  }
}
