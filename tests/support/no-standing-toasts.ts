import { toast } from 'sonner';
import { afterEach } from 'vitest';

// A toast stays for seconds: it would cover buttons of the next test and match its queries.
afterEach(() => void toast.dismiss());
