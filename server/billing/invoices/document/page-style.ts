import { BILL_FACES, type BillFace, readBillFont } from '#server/integrations/pdf/bill-fonts.ts'

const WEIGHTS: Record<BillFace, number> = { display: 500, text: 400, strong: 600 }

const fontFace = (face: BillFace) =>
  `@font-face{font-family:bill-${face};font-weight:${WEIGHTS[face]};src:url(data:font/woff2;base64,${readBillFont(face, 'woff2').toString('base64')})}`

const bulb = (ink: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='11' height='4'%3E%3Ccircle cx='5.5' cy='2' r='1.6' fill='%23${ink}'/%3E%3C/svg%3E")`

/** The cream bill of docs/design.md: the colors and measures of the PDF (server/integrations/pdf/pdf-draw.ts). */
export const BILL_STYLE = `${BILL_FACES.map(fontFace).join('\n')}
*{box-sizing:border-box;margin:0;padding:0}
html{background:#fbf7ee;color:#14211d;color-scheme:only light;-webkit-text-size-adjust:none;text-size-adjust:none;
print-color-adjust:exact;-webkit-print-color-adjust:exact}
body{font:400 15px/1.5 bill-text,Helvetica,Arial,sans-serif}
.bill{max-width:768px;margin:0 auto;padding:60px 64px 56px;overflow-wrap:anywhere}
b{font-weight:600;font-family:bill-strong,Helvetica,Arial,sans-serif}
b,dd span,td span,address span{display:block}
.muted,dt,th{color:#4d5a54}
header,.heading{display:flex;flex-wrap:wrap;justify-content:space-between;gap:16px 32px}
.wordmark{max-width:58%}
.wordmark p{font:500 44px/1 bill-display,Georgia,serif}
.rail{display:block;height:4px;margin-top:8px;background:${bulb('a63d16')} 0 0/11px 4px space}
header{flex-wrap:nowrap}
address{max-width:40%;white-space:pre-line;font-size:13.5px;font-style:normal;line-height:1.55;text-align:right}
.heading{align-items:flex-end;margin-top:52px}
h1{font:500 58px/1 bill-display,Georgia,serif}
.heading .muted{margin-top:4px}
.state{display:inline-flex;align-items:center;gap:8px;padding:4px 10px;border-radius:2px;font:600 13px/1.4 bill-strong,Helvetica,Arial,sans-serif;
color:var(--tone);background:color-mix(in srgb,var(--tone) 10%,transparent)}
.bulb{width:9px;height:9px;border-radius:50%;background:currentcolor}
.paid{--tone:#0d5f47}.pending{--tone:#735100}.overdue{--tone:#9e1539}.draft,.voided{--tone:#535f59}
.pending .bulb,.draft .bulb{background:none;border:2px solid}
.parties{display:grid;grid-template-columns:1.2fr 1fr 1fr;gap:20px;margin-top:34px}
dt,.lines th,td span,.notes{font-size:13.5px}
table{width:100%;border-collapse:collapse}
th{font-weight:400;text-align:left}
.lines{margin-top:36px}
.lines thead{display:table-header-group}
.lines th{padding:8px 0;border-bottom:1.5px solid #14211d}
.lines td{padding:14px 0;border-bottom:1px solid #d9d3c4;vertical-align:top}
.lines :is(th,td)+:is(th,td){padding-left:20px;overflow-wrap:normal}
.lines tr,.sums{break-inside:avoid}
.figure,.sums td{text-align:right;font-variant-numeric:lining-nums;white-space:nowrap}
.sums{width:312px;max-width:100%;margin:16px 0 0 auto}
.sums :is(th,td){padding:4px 0}
.sums td{font-weight:600;font-family:bill-strong,Helvetica,Arial,sans-serif}
.total :is(th,td){border-top:1.5px solid #14211d;padding:14px 0 10px;vertical-align:bottom}
tr:has(+.total) :is(th,td){padding-bottom:14px}
.total th{color:#14211d;line-height:1}
.sums th{white-space:nowrap}
.reported{margin-top:8px;text-align:right}
.total td{font:500 36px/1 bill-display,Georgia,serif;white-space:normal}
.notes{margin-top:36px;padding-top:16px;border-top:1px solid #d9d3c4;line-height:1.6;white-space:pre-line;orphans:3;widows:3}
h2{font:600 13.5px/1.6 bill-strong,Helvetica,Arial,sans-serif;color:#14211d}
.notes+.notes{margin-top:20px}
.ways dl{display:grid;grid-template-columns:minmax(80px,max-content) 1fr;gap:2px 16px;margin-top:4px}
@media (max-width:600px){
header{flex-wrap:wrap}
.bill{padding:28px 22px}
.wordmark,address{max-width:100%}
address{text-align:left}
.heading{margin-top:36px}
.parties{grid-template-columns:1fr 1fr}
.parties>:first-child{grid-column:1/-1}
.lines :is(th,td)+:is(th,td){padding-left:12px}
}
@page{margin:0}
@media print{
body{font-size:10pt}
.bill{max-width:none;padding:0.75in;box-decoration-break:clone;-webkit-box-decoration-break:clone}
.rail{background-image:${bulb('14211d')}}
dt,.lines th,td span,.notes,address,h2{font-size:9pt}
}`
