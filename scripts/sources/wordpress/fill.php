<?php
// php fill.php HOW_MANY [own]: installs the site and writes its posts by rule, in the name of an admin; each with a photograph of its own.
define('WP_INSTALLING', true);
require getenv('WORDPRESS_FOLDER') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
error_reporting(E_ERROR);
function wp_mail() { return true; }

$many = (int) ($argv[1] ?? 300);
$areOwn = ($argv[2] ?? '') === 'own';
wp_install('Starý blog', 'spravca', 'spravca@stary.example', true, '', 'heslo-na-skusku');
update_option('permalink_structure', '/%year%/%monthnum%/%postname%/');
update_option('timezone_string', 'Europe/Bratislava');
update_option('WPLANG', '');
global $wp_rewrite;
$wp_rewrite->init();
flush_rewrite_rules(false);
foreach (get_posts(['numberposts' => -1, 'post_type' => ['post', 'page'], 'post_status' => 'any']) as $one) wp_delete_post($one->ID, true);

$admin = get_user_by('login', 'spravca')->ID;
wp_update_user(['ID' => $admin, 'display_name' => 'Zuzana Hlavatá']);
$jozef = wp_insert_user(['user_login' => 'jozef', 'user_pass' => 'x', 'display_name' => 'Jozef Mrkva & syn', 'role' => 'author']);
wp_set_current_user($admin);
$podcast = wp_insert_term('Podcast', 'category', ['slug' => 'podcast'])['term_id'];
$beginnings = wp_insert_term('Začiatky', 'category')['term_id'];

$uploads = wp_upload_dir();
$pictures = [];
for ($i = 0; $i < min(30, max(4, $many)); $i++) {
  $image = imagecreatetruecolor(1600, 900);
  imagefill($image, 0, 0, imagecolorallocate($image, ($i * 37) % 256, ($i * 91) % 256, ($i * 53) % 256));
  imagefilledellipse($image, 800, 450, 200 + $i * 20, 300, imagecolorallocate($image, 255, 255, 255));
  $file = $uploads['path'] . "/obrazok-$i.png";
  imagepng($image, $file);
  $id = wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => "Obrázok $i", 'post_status' => 'inherit', 'post_excerpt' => "Popis obrázka $i"], $file);
  wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));
  update_post_meta($id, '_wp_attachment_image_alt', "Kruh číslo $i");
  $pictures[] = ['id' => $id, 'url' => wp_get_attachment_url($id)];
}
/** What WordPress shows of a photograph: 1,024 pixels wide, with the detail and the grain of one. */
function photograph($uploads, $i) {
  mt_srand($i);
  $image = imagecreatetruecolor(1024, 683);
  for ($y = 0; $y < 683; $y++) imageline($image, 0, $y, 1023, $y, imagecolorallocate($image, 90 + $i % 90, 120 + intdiv($y, 8), 230 - intdiv($y, 5)));
  for ($n = 0; $n < 400; $n++) {
    $colour = imagecolorallocatealpha($image, mt_rand(0, 255), mt_rand(0, 255), mt_rand(0, 255), mt_rand(40, 110));
    imagefilledellipse($image, mt_rand(0, 1024), mt_rand(200, 683), mt_rand(5, 120), mt_rand(5, 90), $colour);
  }
  imagefilter($image, IMG_FILTER_GAUSSIAN_BLUR);
  for ($n = 0; $n < 20000; $n++) {
    $grey = mt_rand(60, 200);
    imagesetpixel($image, mt_rand(0, 1023), mt_rand(0, 682), imagecolorallocatealpha($image, $grey, $grey, $grey, 96));
  }
  $file = "/foto-$i.jpg";
  imagejpeg($image, $uploads['path'] . $file, 85);
  return ['id' => 100000 + $i, 'url' => $uploads['url'] . $file];
}
file_put_contents($uploads['path'] . '/epizoda.mp3', str_repeat("\xFF\xFB\x90\x00" . str_repeat("\0", 413), 40));
$audio = $uploads['url'] . '/epizoda.mp3';

function picture_block($p, $caption) {
  return "<!-- wp:image {\"id\":{$p['id']},\"sizeSlug\":\"large\"} -->\n<figure class=\"wp-block-image size-large\"><img src=\"{$p['url']}\" alt=\"Kruh na obrázku\" class=\"wp-image-{$p['id']}\"/><figcaption class=\"wp-element-caption\">$caption</figcaption></figure>\n<!-- /wp:image -->";
}
function paragraph($text) { return "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->"; }

$kinds = [
  'Nadpisy' => fn($i) => '<!-- wp:heading {"level":1} --><h1>Prvá časť</h1><!-- /wp:heading -->' . paragraph('Text pod ňou&nbsp;– a&nbsp;ďalej.') . '<!-- wp:heading {"level":4} --><h4>Podrobnosti</h4><!-- /wp:heading -->' . paragraph('O 12:05 je pomer 2:1.') . '<!-- wp:heading --><h2 id="dva">Druhá časť</h2><!-- /wp:heading -->' . paragraph('Späť na <a href="#dva">druhú časť</a>.'),
  'Zoznamy' => fn($i) => '<!-- wp:list --><ul><!-- wp:list-item --><li>jablká<ul><li>zelené</li><li>červené</li></ul></li><!-- /wp:list-item --><li>hrušky</li></ul><!-- /wp:list --><!-- wp:list {"ordered":true,"start":3} --><ol start="3"><li>tretí</li><li>štvrtý</li></ol><!-- /wp:list -->',
  'Tabuľky' => fn($i) => '<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Jazyk</th><th>Rok</th></tr></thead><tbody><tr><td>Java | JDK</td><td>1995</td></tr><tr><td><strong>SQL</strong></td><td>1974</td></tr></tbody></table><figcaption class="wp-element-caption">Kedy čo vzniklo</figcaption></figure><!-- /wp:table -->',
  'Obrázky' => fn($i) => paragraph('Pozri sa na obrázok.') . picture_block($pictures[$i % count($pictures)], 'Biely kruh <strong>v&nbsp;strede</strong>') . picture_block($pictures[($i + 1) % count($pictures)], 'Druhý'),
  'Galérie' => fn($i) => '<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">' . picture_block($pictures[$i % count($pictures)], 'Vľavo') . picture_block($pictures[($i + 2) % count($pictures)], 'Vpravo') . '<figcaption class="blocks-gallery-caption wp-element-caption">Dva kruhy</figcaption></figure><!-- /wp:gallery -->' . "\n\n[gallery ids=\"{$pictures[$i % count($pictures)]['id']},{$pictures[($i + 1) % count($pictures)]['id']}\" link=\"file\"]",
  'Kód' => fn($i) => '<!-- wp:code --><pre class="wp-block-code"><code lang="javascript" class="language-javascript">for (let i = 0; i &lt; 3; i++) {
  console.log("ahoj", i &amp;&amp; 1);
}</code></pre><!-- /wp:code --><!-- wp:preformatted --><pre class="wp-block-preformatted">riadok 1<br>  riadok 2</pre><!-- /wp:preformatted -->' . "\n\n[php]\n&lt;?php echo \"Ahoj\"; // :::task\n[/php]\n",
  'Vložené' => fn($i) => "<!-- wp:embed {\"url\":\"https://www.youtube.com/watch?v=abcdefghijk\",\"type\":\"video\",\"providerNameSlug\":\"youtube\"} -->\n<figure class=\"wp-block-embed is-type-video is-provider-youtube\"><div class=\"wp-block-embed__wrapper\">\nhttps://www.youtube.com/watch?v=abcdefghijk\n</div><figcaption class=\"wp-element-caption\">Video o poliach</figcaption></figure>\n<!-- /wp:embed --><!-- wp:html --><iframe src=\"https://www.youtube.com/embed/abcdefghijk\" title=\"Polia\"></iframe><iframe src=\"https://mapy.example/m\"></iframe><!-- /wp:html -->",
  'Skratky' => fn($i) => paragraph('Pred [button url="https://a.example"]klikni sem[/button] a [sic] za.') . "<!-- wp:shortcode -->\n[contact-form-7 id=\"5\" title=\"Kontakt\"]\n<!-- /wp:shortcode -->" . paragraph(':::task{id="cudzia"}') . paragraph('::game{lecture="x"}'),
  'Citáty' => fn($i) => '<!-- wp:quote --><blockquote class="wp-block-quote"><p>Kto sa pýta, nezablúdi.</p><cite>Ľudová múdrosť</cite></blockquote><!-- /wp:quote -->' . paragraph('Vzorec x<sup>2</sup> a poznámka<sup data-fn="p1" class="fn"><a href="#p1" id="p1-link">1</a></sup>.') . '<ol class="wp-block-footnotes"><li id="p1">Vysvetlenie. <a href="#p1-link">↩︎</a></li></ol><!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->' . '<!-- wp:verse --><pre class="wp-block-verse">Prvý verš<br>druhý verš</pre><!-- /wp:verse -->',
  'Staré' => fn($i) => "Odsek starého editora\nna dvoch riadkoch.\n\n[caption id=\"attachment_{$pictures[0]['id']}\" align=\"aligncenter\" width=\"300\"]<a href=\"{$pictures[0]['url']}\"><img class=\"wp-image-{$pictures[0]['id']}\" src=\"{$pictures[0]['url']}\" alt=\"Kruh\" width=\"300\" height=\"169\" /></a> Popis <em>pod</em> obrázkom[/caption]\n\n<strong>Tučné </strong>slovo :) a &quot;úvodzovky&quot; -- pomlčka.\n\n<!--more-->\n\nZvyšok.",
  'Epizódy' => fn($i) => paragraph('V tejto epizóde sa rozprávame o chybách.') . "<!-- wp:audio --><figure class=\"wp-block-audio\"><audio controls src=\"$audio\"></audio></figure><!-- /wp:audio -->" . paragraph('Poznámky k epizóde.'),
  'Zlé' => fn($i) => '<!-- wp:html --><script>alert(1)</script><style>body{display:none}</style><form action="https://zly.example"><input name="heslo"></form><p onclick="alert(1)" style="color:red">Dobré slovo <a href="javascript:alert(1)">odkaz</a> <img src="data:image/png;base64,AAAA" onerror="alert(1)"></p><svg onload="alert(1)"><text>x</text></svg><!-- /wp:html -->',
];
$names = array_keys($kinds);
kses_remove_filters();
for ($i = 0; $i < $many; $i++) {
  $name = $names[$i % count($names)];
  $status = 'publish';
  // Of each fifty, and at the end of a small site.
  $closed = $many < 50 ? $i - ($many - 3) : $i % 50 - 47;
  if ($closed === 0) $status = 'private';
  if ($closed === 1) $status = 'future';
  $at = $status === 'future' ? strtotime('+1 year') : strtotime('2024-01-01 08:00:00 UTC') + $i * 86400;
  $id = wp_insert_post(wp_slash([
    'post_title' => "$name č. $i: \"prvý\" & ďalší",
    'post_name' => $i % 12 === 1 ? '' : sanitize_title("$name $i"),
    'post_content' => ($areOwn ? picture_block(photograph($uploads, $i), 'Vlastná fotografia') : '') . $kinds[$name]($i),
    'post_excerpt' => $i % 2 ? "Zhrnutie príspevku $i. Druhá veta." : '',
    'post_status' => $status,
    'post_password' => $closed === 2 ? 'tajne' : '',
    'post_author' => $i % 3 ? $admin : $jozef,
    'post_date_gmt' => gmdate('Y-m-d H:i:s', $at),
    'post_date' => get_date_from_gmt(gmdate('Y-m-d H:i:s', $at)),
    'post_category' => [$name === 'Epizódy' ? $podcast : $beginnings],
    'tags_input' => ['Java', "Značka " . ($i % 5)],
  ]), true);
  if (is_wp_error($id)) { fwrite(STDERR, $id->get_error_message() . "\n"); exit(1); }
  if ($i % 4 === 0) set_post_thumbnail($id, $pictures[$i % count($pictures)]['id']);
}
echo wp_count_posts()->publish, "\n";
