/** Rows in the shape of what comes; only seen where it takes longer than 150 ms. */
export function Skeleton() {
  return (
    <div aria-hidden className="animate-late border-t">
      {[72, 56, 64, 48, 60, 52].map((width) => (
        <div key={width} className="flex h-row items-center gap-6 border-b px-4 last:border-b-0">
          <div className="h-2.5 w-24 rounded-full bg-wash" />
          <div className="h-2.5 rounded-full bg-wash" style={{ width: `${width / 2}%` }} />
          <div className="ms-auto h-2.5 w-20 rounded-full bg-wash" />
        </div>
      ))}
    </div>
  );
}
