/**
 * The styles of parts that several public pages show first, in the file that every page has: on a phone each further
 * file of a page's head is a connection of its own, and its picture would wait for one that is free.
 */
import '#web/features/catalog/browse/browse.css'
import '#web/features/catalog/browse/hero.css'
import '#web/features/catalog/browse/agent-card.css'
import '#web/features/catalog/favorites/heart.css'
import '#web/features/catalog/services/occasion-people.css'
import '#web/features/catalog/services/service-packages.css'
import '#web/features/catalog/services/services.css'
import '#web/features/catalog/services/services-links.css'
import '#web/features/catalog/team.css'
import '#web/features/testimonials/testimonials.css'
import '#web/routes/about.css'
import '#web/routes/services.css'
import '#web/ui/clamped-text.css'
import '#web/ui/lamp-band.css'
import '#web/ui/row-guard.css'
