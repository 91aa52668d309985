import '#ui/style/app.css';
import { start } from './start.tsx';

// The sample business is fetched only where it is shown.
void start(async () => (await import('#data/sample/seed/sample.ts')).sample);
