import type { Folder } from '#data/books/copies/copy-folder.ts';

/** A folder in memory, whose permission can be taken away, which can be gone or full, and can spoil what is written. */
export class FakeFolder implements Folder {
  readonly name = 'Copies';
  readonly files = new Map<string, Blob>();
  permission: PermissionState = 'granted';
  isGone = false;
  isFull = false;
  spoils = false;

  async *keys(): AsyncGenerator<string> {
    yield* this.files.keys();
  }

  getFileHandle = async (name: string, options?: Readonly<{ create: boolean }>) => {
    if (this.isGone) throw new DOMException('It is not there', 'NotFoundError');
    if (options?.create && !this.files.has(name)) this.files.set(name, new Blob());
    return {
      getFile: async () => this.files.get(name) ?? new Blob(),
      createWritable: async () => {
        let written = new Blob();
        return {
          write: async (data: Blob) => {
            if (this.isFull) throw new DOMException('There is no room', 'QuotaExceededError');
            written = this.spoils ? data.slice(0, -40) : data;
          },
          close: async () => void this.files.set(name, written),
        };
      },
    };
  };

  removeEntry = async (name: string) => void this.files.delete(name);
  queryPermission = async () => this.permission;
  requestPermission = async (): Promise<PermissionState> => {
    this.permission = 'granted';
    return this.permission;
  };
}
