import type { BrandSettings } from '#shared/contract/office/brand/brand.admin.ts'

/** What is made of logo, name and accent, as it was saved (docs/product.md P6.215). */
export function MadePictures({ brand: { icon, share } }: { brand: BrandSettings }) {
  return (
    <section>
      <h2>Icon and shared links</h2>
      <p className="brand-lead text-ink-2">
        We make both from your logo, name and accent color, and again each time you save them.
      </p>
      <div className="brand-made">
        <figure>
          <img src={icon ?? '/icon-192.png'} alt="Icon" width={96} height={96} />
          <figcaption className="field-hint">In browser tabs and on phones</figcaption>
        </figure>
        <figure>
          <img src={share ?? '/og.jpg'} alt="Preview of a shared link" width={320} height={168} />
          <figcaption className="field-hint">Beside links that people share</figcaption>
        </figure>
      </div>
    </section>
  )
}
