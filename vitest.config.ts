import { mergeConfig } from 'vitest/config';
import { projects } from './tests/projects.ts';
import vite from './vite.config.ts';

/** The page of a browser comes when its dependencies are bundled, which a busy machine does in minutes. */
const browser = { connectTimeout: 600_000 };

export default mergeConfig(vite, { test: { projects, browser } });
