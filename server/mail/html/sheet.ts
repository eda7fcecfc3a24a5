import type { MailColors } from './colors.ts'
import { Html } from './html.ts'

/**
 * Every element carries the colors of the light theme, because some mail programs drop this sheet; those that keep it
 * show the dark colors where the reader's system is dark, and use the width of a phone.
 */
export const writeSheet = ({ dark }: MailColors): Html =>
  new Html(`<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.sheet{padding:20px 12px!important}
.card{padding:20px 18px!important}
.poster{width:72px!important;padding-right:14px!important}
.poster img{width:72px!important;height:96px!important}
.who{font-size:20px!important}
.facts,.facts tbody{display:block!important}
.facts tr{display:flex!important}
.facts td.label{flex:0 0 36%;box-sizing:border-box;padding-right:12px!important;white-space:normal!important}
.facts td.value{flex:1;min-width:0}
.facts tr.sum td.label{flex:1}
.facts tr.sum td.value{flex:none;white-space:nowrap!important}
.facts .amount{min-width:0!important}
.stacked .facts tr{display:block!important}
.stacked .facts td{display:block!important;padding:0!important}
.stacked .facts td.label{padding-top:8px!important}
.press,.link{display:block!important;text-align:center!important}
}
@media (prefers-color-scheme:dark){
.stage{background:#0b1211!important;color:#f4eee1!important}
.brand{color:#f4eee1!important;border-color:${dark.lamp}!important}
.card{background:#121c1a!important;color:#f4eee1!important}
.part{border-color:#26352f!important}
.label,.price,.foot{color:#b9c4bc!important}
.value,.who,.when{color:#f4eee1!important}
.link{color:${dark.lamp}!important}
.press{background:${dark.lamp}!important;color:${dark.onLamp}!important}
}
</style>`)
