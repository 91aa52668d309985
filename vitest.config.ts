import { mergeConfig } from 'vitest/config';
import { projects } from './tests/projects.ts';
import vite from './vite.config.ts';

export default mergeConfig(vite, { test: { projects } });
