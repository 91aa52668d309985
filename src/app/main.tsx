import '#ui/style/app.css';
import { sample } from '#data/seed/sample.ts';
import { start } from './start.tsx';

void start(sample);
