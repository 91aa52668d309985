import { useLive } from '#data/sample/live.ts';
import { countMovementsOf } from '#data/sample/products.ts';
import { formatName, formatNumber } from '#domain/format.ts';
import type { Product } from '#domain/sample/product.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { LoadingBar } from '#ui/overlays/loading-bar.tsx';
import { ProductFields } from './product-fields.tsx';
import type { ProductEditor } from './product-editor.ts';

/**
 * The dialogs to create, edit and delete a product. The delete dialog opens once the movements to delete are counted.
 */
export function ProductDialogs({ editor }: { editor: ProductEditor }) {
  const deletedId = editor.state.name === 'delete' ? editor.state.row.id : undefined;
  const movements = useLive(
    ['movements of', deletedId],
    async () => (deletedId === undefined ? 0 : countMovementsOf(deletedId)),
    {
      isFresh: true,
    },
  );
  if (deletedId !== undefined && movements === undefined) return <LoadingBar onCallOff={editor.close} />;
  return (
    <>
      <RecordForm editor={editor} codeOf={({ id }) => id} titles={{ create: 'Add New Product', edit: 'Edit Product' }}>
        {(draft) => <ProductFields draft={draft} missing={editor.missing} onChange={editor.change} />}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete product">
        {(product) => (
          <>
            <p>Are you sure you want to delete this product? This action cannot be undone.</p>
            <DeletedProduct product={product} movements={movements ?? 0} />
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}

/** "Laptop and its 4 stock movements". */
function DeletedProduct({ product, movements }: { product: Product; movements: number }) {
  return (
    <p className="text-ink">
      <Quoted>{formatName(product.name, product.id)}</Quoted>
      {movements > 0
        ? ` and its ${movements === 1 ? 'stock movement' : `${formatNumber(movements)} stock movements`}`
        : ''}
    </p>
  );
}
