import { chromium } from "playwright-core";
import { join } from "node:path";
const folder="/tmp/wt5/.cache/runtimes/fc9d80d3adc5bc62/chromium";
const kinds:Record<string,string>={home:"",guide:"guides/pagination/",tag:"access-groups/",operation:"access-groups/create-access-group/",paginated:"access-groups/list-access-group-members/",index:"artifacts/read-artifact/",schema:"schemas/webhook/",errors:"errors/",coverage:"not-shown/",changelog:"changelog/",missing:"404.html"};
const only=process.argv.slice(2);
const b=await chromium.launch({executablePath:join(folder,"chromium"),args:["--no-zygote","--disable-gpu","--disable-dev-shm-usage"],env:{LD_LIBRARY_PATH:join(folder,"lib"),HOME:"/tmp",PATH:process.env.PATH!}});
console.log(b.version());
for(const [mode,opt] of Object.entries({light:{colorScheme:"light",viewport:{width:1280,height:900}},dark:{colorScheme:"dark",viewport:{width:1280,height:900}},narrow:{colorScheme:"light",viewport:{width:375,height:800}}} as const)){
 const c=await b.newContext(opt as never);
 for(const [k,p] of Object.entries(kinds)){
  if(only.length&&!only.includes(k))continue;
  const page=await c.newPage();
  await page.goto("file:///tmp/gbuild/sub/path/"+(p.endsWith(".html")?p:p+"index.html"));
  await page.waitForTimeout(150);const w=await page.evaluate(()=>[document.documentElement.scrollWidth,innerWidth,document.documentElement.scrollHeight]);
  if(w[0]!>w[1]!)console.log("OVERFLOW",mode,k,w);
  const full=w[2]!>4000?{clip:{x:0,y:0,width:opt.viewport.width,height:4000}}:{};
  await page.screenshot({path:`/tmp/shots/${k}-${mode}.png`,fullPage:true,...full}).catch(async()=>{await page.waitForTimeout(800);await page.screenshot({path:`/tmp/shots/${k}-${mode}.png`}).catch(e=>console.log('FAIL',k,mode,String(e).slice(0,80)))});
  await page.close();
 }
 await c.close();
}
await b.close();
