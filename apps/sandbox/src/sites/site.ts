/** A small demo business of ours with its own pages; `/` is the first one. */
export type Site = {
  readonly name: string
  /** What the control room says about it. */
  readonly title: string
  readonly note: string
  readonly colours: readonly [main: string, accent: string, paper: string]
  readonly initials: string
  /** Words that choose its pictures. */
  readonly scene: string
  readonly pages: Readonly<Record<string, (base: string) => string>>
}

/** The style the better-kept demo sites share; each brings its own colours and typeface. */
export const styleOf = (site: Pick<Site, "colours">, font: string): string => `<style>
:root{--main:${site.colours[0]};--accent:${site.colours[1]};--paper:${site.colours[2]}}
*{box-sizing:border-box}body{margin:0;font:17px/1.6 ${font};color:#23211e;background:var(--paper)}
header{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;padding:1rem 5vw;background:#fff}header img{height:52px}nav{display:flex;gap:1.2rem;margin-inline-start:auto}
a{color:var(--main)}.hero{background:linear-gradient(#0006,#0008),url(hero.jpg) center/cover;color:#fff;padding:14vh 5vw}.hero h1{font-size:clamp(2rem,6vw,3.6rem);line-height:1.1;margin:0 0 .6rem}
.button{display:inline-block;background:var(--accent);color:#1b1917;padding:.8rem 1.4rem;border-radius:99px;text-decoration:none;font-weight:700}
main{padding:2rem 5vw;display:grid;gap:2rem;max-width:70rem;margin:auto}.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));padding:0;list-style:none}
.cards li{background:#fff;border-radius:14px;padding:1.2rem;box-shadow:0 2px 14px #0001}.cards img{width:100%;border-radius:10px}footer{background:var(--main);color:#fff;padding:2rem 5vw}footer a{color:#fff}td,th{text-align:start;padding:.2rem 1.2rem .2rem 0}
</style>`

export const cards = (items: readonly (readonly [title: string, text: string])[]): string =>
  `<ul class="cards">${items.map(([title, text]) => `<li><h3>${title}</h3><p>${text}</p></li>`).join("")}</ul>`
