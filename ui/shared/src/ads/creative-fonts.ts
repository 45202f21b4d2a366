/**
 * The faces that `drawCreative` names, for pages that show creatives, and nowhere else. Each is split by script and
 * fetched only when a drawing uses it.
 */
import "@fontsource/noto-sans/400.css"
import "@fontsource/noto-sans/600.css"
import "@fontsource/noto-sans/700.css"
import "@fontsource/noto-sans/800.css"
import "@fontsource/noto-sans-hebrew/400.css"
import "@fontsource/noto-sans-hebrew/600.css"
import "@fontsource/noto-sans-hebrew/700.css"
import "@fontsource/noto-sans-hebrew/800.css"
import "@fontsource/noto-sans-arabic/400.css"
import "@fontsource/noto-sans-arabic/600.css"
import "@fontsource/noto-sans-arabic/700.css"
import "@fontsource/noto-sans-arabic/800.css"
import "@fontsource/noto-sans-devanagari/400.css"
import "@fontsource/noto-sans-devanagari/600.css"
import "@fontsource/noto-sans-devanagari/700.css"
import "@fontsource/noto-sans-devanagari/800.css"
