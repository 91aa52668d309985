/** Returns the sentence that a dialog shows when it refuses a file, with the reason `why`. */
export function fileRefusal(fileName: string, why: string): string {
  return `${fileName} was refused. ${why} Nothing was changed.`;
}
